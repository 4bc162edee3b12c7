/*! SPDX-License-Identifier: MIT */
/**
 * @license MIT
 */
import type { Stamp } from "../../../src/lib/stamp.js"

/** The real text. */
export default (input: { at: Stamp }) => input.at
