/** A name that the public web resolves: no bare host, no address of a network, no name of a private one. */
const publicHost = /^(?!.*\.(local|localhost|internal|lan|home|arpa)$)[a-z\d.-]+\.[a-z][a-z\d-]*$/

/** True for an address on the public web without a login in it: nothing else is stored or shown as a link. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return !username && !password && publicHost.test(hostname)
}
