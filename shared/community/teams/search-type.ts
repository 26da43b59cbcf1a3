import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { Team } from './team.ts'
import { teamPath } from './team-path.ts'

export const searchType: NounSearchType<Team> = {
  type: 'organization',
  document: ({ id, name, tag, bio, city, state, logoUrl, status }) => {
    if (status !== 'active') return undefined
    const location = [city, state].filter(Boolean).join(', ')
    return {
      id,
      title: name,
      description: bio,
      url: teamPath(id),
      ...(logoUrl && { imageUrl: logoUrl }),
      ...(location && { location }),
      category: 'Team',
      tags: [tag],
    }
  },
}
