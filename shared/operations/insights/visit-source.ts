const host = /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,}$/
const longest = 100

/** The host that a visit came from, without a path; nothing for what is no host on the internet. */
export function visitSource(from: string | undefined): string {
  const source = (from ?? '').toLowerCase().replace(/^www\./, '')
  return source.length <= longest && host.test(source) ? source : ''
}
