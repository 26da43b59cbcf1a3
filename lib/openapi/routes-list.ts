import type { Auth, Contract } from '#shared/platform/http/route.ts'
import { routeGroups } from '#shared/routes.ts'

const accessOf = (auth: Auth): string => {
  if (typeof auth === 'string') return auth
  return 'permission' in auth ? auth.permission : auth.types.join(' or ')
}

/** Every route in one line: method, path, who may call it. Short enough that a review sees what a change opens. */
export function routesList(): string {
  const groups = Object.entries<Record<string, Contract>>(routeGroups).map(([group, routes]) => {
    const lines = Object.values(routes)
      .map(({ method, path, auth, whileImpersonating }) => {
        const impersonating = whileImpersonating === 'refused' ? ', refused while impersonating' : ''
        return `- \`${method} ${path}\`: ${accessOf(auth)}${impersonating}`
      })
      .toSorted()
    return `## ${group}\n\n${lines.join('\n')}\n`
  })
  return `# Routes\n\nWho may call what, by the group that is deployed together. \`npx vitest run lib/openapi -u\` writes this list.\n\n${groups.join('\n')}`
}
