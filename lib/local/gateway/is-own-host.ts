const ownHost = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Tells whether a request addresses this machine by one of its own names: another site can have its name
 * resolve to this machine, and its pages could then read the data here.
 */
export const isOwnHost = (host: string | undefined): boolean => host !== undefined && ownHost.test(host)
