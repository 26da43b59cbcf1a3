import { domainOf } from '#lib/domain-of.ts'
import type { Auth, Contract } from '#shared/platform/http/route.ts'
import { routesOfNouns } from '#shared/routes-of-nouns.ts'

const accessOf = (auth: Auth): string => {
  if (typeof auth === 'string') return auth
  return 'permission' in auth ? auth.permission : auth.types.join(' or ')
}

/** Every route in one line: method, path, who may call it. Short enough that a review sees what a change opens. */
export function routesList(): string {
  const byDomain = Map.groupBy(Object.entries(routesOfNouns), ([noun]) => domainOf(noun))
  const domains = [...byDomain].map(([domain, ofDomain]) => {
    const lines = ofDomain
      .flatMap(([, routes]) => Object.values<Contract>(routes))
      .map(({ method, path, auth, whileImpersonating }) => {
        const impersonating = whileImpersonating === 'refused' ? ', refused while impersonating' : ''
        return `- \`${method} ${path}\`: ${accessOf(auth)}${impersonating}`
      })
      .toSorted()
    return `## ${domain}\n\n${lines.join('\n')}\n`
  })
  return `# Routes\n\nWho may call what, by domain. \`npx vitest run lib/openapi -u\` writes this list.\n\n${domains.join('\n')}`
}
