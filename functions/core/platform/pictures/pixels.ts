/** Four bytes a pixel, row after row: red, green, blue, and how opaque it is. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
