/** odd */
export default async (input: { "a b": 1; "a-b"?: 2; 3: "x"; "3.5": 1; "01": 2; é: 1; $: 2; _: 3; class: 4; "__proto__": 5; constructor: 6; "": 7; "a\"b": 8; "a\nb": 9; "a'b": 10; [1e3]: 11; "toString": 12; "😀": 13; "\u2028": 14 }) => input["a b"]
