/** Of a union of objects, the one object that has the fields of all of them. */
export type AllOf<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer All) => void
  ? All
  : never
