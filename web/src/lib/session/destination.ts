/** Where the person goes next, and the message there. */
export type Destination = { path: string; notice?: string }
