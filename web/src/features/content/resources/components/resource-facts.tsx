import { isOnTheWeb } from '#shared/content/resources/href.ts'
import type { PublicResource } from '#shared/content/resources/resource.ts'
import { levelLabels } from './resource-labels.ts'

type ResourceFactsProps = { resource: Pick<PublicResource, 'category' | 'level' | 'href'> }

/** Says below a resource what it is about, who it suits, and where it is if not on this site. */
export function ResourceFacts({ resource: { category, level, href } }: ResourceFactsProps) {
  const facts = [
    category,
    level !== 'any' && levelLabels[level],
    isOnTheWeb(href) && new URL(href).hostname.replace(/^www\./, ''),
  ].filter((fact) => fact !== false)
  return <p className="text-sm text-dim">{facts.join(' · ')}</p>
}
