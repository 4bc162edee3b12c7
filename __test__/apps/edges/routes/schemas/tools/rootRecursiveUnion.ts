type Filter = { all: Filter[] } | { field: string; is: string | number } | { not: Filter }

/** A filter of filters. */
export default (input: Filter) => Object.keys(input)
