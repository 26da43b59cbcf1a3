/** A result that a table decides, to be seen before and after a change of it. */
export type TableExample = { name: string; result: string }
