/** Turns a union of objects into the one object with the fields of all of them. */
export type AllOf<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer All) => void
  ? All
  : never
