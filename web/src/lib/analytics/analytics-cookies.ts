const ofAnalytics = /^_ga(_.+)?$|^_gid$|^_gat(_.+)?$/

/** Takes away the cookies of Google Analytics, which it sets on the widest domain that it may. */
export function removeAnalyticsCookies(): void {
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=', 1))
  for (const name of names.filter((name) => ofAnalytics.test(name)))
    for (const domain of ['', ...widerDomains(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
    }
}

/** `shop.example.com` is also `example.com`. */
function widerDomains(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('.'))
}
