/** The analytics service that counts visits once a visitor has allowed it. */
export type AnalyticsConfig = {
  measurementId: string
  /** Present only if the script is not Google’s own. */
  scriptUrl?: string
}

/** The facts that the server tells every page about the cloud it runs in. Nothing here is secret. */
export type PageConfig = {
  region: string
  userPoolId: string
  userPoolClientId: string
  /** Present only if the pool is not at AWS’s own address. */
  userPoolEndpoint?: string
  /** The start of a sign-in through Google. Present only where that is offered. */
  oauthUrl?: string
  captchaSiteKey: string
  /** Missing if nothing is counted. */
  analytics?: AnalyticsConfig
  siteUrl: string
}

let config: PageConfig | undefined

/** The server, which writes it, sets it for its own rendering. It is the same for every page. */
export function providePageConfig(own: PageConfig): void {
  config = own
}

/** In a browser it is read from the page. */
export function pageConfig(): PageConfig {
  if (!config) {
    const element = document.getElementById('config')
    if (!element?.textContent) throw new Error('the page has no config element')
    config = JSON.parse(element.textContent) as PageConfig
  }
  return config
}
