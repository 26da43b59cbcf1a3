const ownHost = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Whether a request asks for this machine by one of its own names: another site can have its name resolved to this
 * machine, and its pages would then read what is here.
 */
export const isOwnHost = (host: string | undefined): boolean => host !== undefined && ownHost.test(host)
