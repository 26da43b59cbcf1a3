import { type DomainStackKey, domainStackKeys } from './nouns-of-stacks.ts'

/** Commands find the deployed stacks by these names. */
export const stackPrefix = 'CarAudio'

/** Routes, consumers and jobs of nouns of one domain. */
export const domainStackName = (key: DomainStackKey) => `${stackPrefix}-${key}`

export const stackNames = {
  data: `${stackPrefix}-data`,
  failures: `${stackPrefix}-failures`,
  identity: `${stackPrefix}-identity`,
  live: `${stackPrefix}-live`,
  facts: `${stackPrefix}-facts`,
  gateway: `${stackPrefix}-gateway`,
  /** Only where mail for support is received. */
  inboundMail: `${stackPrefix}-inbound-mail`,
  web: `${stackPrefix}-web`,
}

export const domainStackNames = domainStackKeys.map(domainStackName)

/** Every stack, each before those that are made of it. */
export const allStackNames = (() => {
  const { data, failures, identity, live, facts, gateway, inboundMail, web } = stackNames
  return [data, failures, identity, live, facts, gateway, inboundMail, ...domainStackNames, web]
})()
