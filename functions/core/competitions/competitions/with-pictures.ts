import { usersById } from '#core/platform/users/users-by-id.ts'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'

const ofMember = memberPath('')

/** Classes whose winners have the pictures that they show now: one read for all of them. */
export async function withPictures(cards: readonly ClassCard[]): Promise<ClassCard[]> {
  const paths = new Set(cards.flatMap(({ top }) => top.flatMap(({ profilePath }) => profilePath ?? [])))
  const people = await usersById([...paths].map((path) => path.slice(ofMember.length)))
  const pictureOf = new Map(
    [...people.values()].map((user) => [memberPath(user.id), publicMember(user)?.profileImage]),
  )
  return cards.map((card) => ({
    ...card,
    top: card.top.map((place) => {
      const pictureUrl = pictureOf.get(place.profilePath ?? '')
      return pictureUrl ? { ...place, pictureUrl } : place
    }),
  }))
}
