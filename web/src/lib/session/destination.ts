/** The next page of the person, and the message there. */
export type Destination = { path: string; notice?: string }
