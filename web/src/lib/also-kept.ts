const loaders: (() => Promise<unknown>)[] = []

/** Keeps a part of every page that opens without the network, such as the menu with the logout. */
export const keepAlso = (load: () => Promise<unknown>): void => void loaders.push(load)

/** Loads these parts; one that does not load keeps no other away. */
export const loadAlsoKept = (): Promise<unknown> => Promise.allSettled(loaders.map((load) => load()))
