/** Where the person goes next, and what is to be said there. */
export type Destination = { path: string; notice?: string }
