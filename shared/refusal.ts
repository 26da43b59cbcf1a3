/**
 * The reason something cannot be done, as a pure rule returns it: a code for programs, a sentence for people,
 * the field it is about.
 */
export type Refusal<Code extends string = string> = { code: Code; message: string; path?: string }
