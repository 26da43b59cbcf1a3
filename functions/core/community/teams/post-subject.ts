import type { NounPostSubject } from '#core/community/feed/noun-post-subject.ts'
import { teamsById } from './teams-by-id.ts'

/** A team as posts about it show it: its logo, while it is active. */
export const postSubject: NounPostSubject = {
  type: 'team',
  read: async (ids) => {
    const found = await teamsById(ids)
    return new Map(
      [...found].flatMap(([id, { status, removed, logoUrl, city, state }]) =>
        status === 'active' && !removed
          ? [
              [
                id,
                {
                  ...(logoUrl && { image: logoUrl }),
                  location: [city, state].filter(Boolean).join(', '),
                },
              ] as const,
            ]
          : [],
      ),
    )
  },
}
