import type { Finder, Finding } from '#core/content/search/finding.ts'
import type { MemberCard } from '#shared/community/members/member-card.ts'
import { memberPath } from '#shared/community/members/member-path.ts'
import { placeOf } from '#shared/community/members/place-of.ts'
import { snippet } from '#shared/content/search/snippet.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { findMembers } from './find-members.ts'
import { newestMembers } from './newest-members.ts'

/** The most members read: with this name, or with a name that contains it. */
const namesakesRead = 20
const membersRead = 100

/** Members are found by their directory. */
export const finder: Finder = { type: 'user', find }

async function find(question: string): Promise<Finding> {
  if (question.trim() === '') return { results: (await newestMembers()).map(memberResult), more: true }
  // People with just that name come after longer ones, because `#` does not sort first.
  const [namesakes, others] = await Promise.all([
    findMembers({ q: question, whole: true, limit: namesakesRead, mostQueries: 1 }),
    findMembers({ q: question, limit: membersRead, mostQueries: 1 }),
  ])
  const members = new Map([...namesakes.items, ...others.items].map((member) => [member.id, member]))
  return { results: [...members.values()].map(memberResult), more: others.nextCursor !== undefined }
}

function memberResult(member: MemberCard): Finding['results'][number] {
  const { id, name, profileImage, companyName, membershipType, memberSince } = member
  const location = placeOf(member)
  const label = membershipLabels[membershipType]
  return {
    id: `member:${id}`,
    type: 'user',
    title: name,
    description: snippet([label, companyName, location].filter(Boolean).join(' · ')),
    url: memberPath(id),
    ...(profileImage && { imageUrl: profileImage }),
    ...(location && { location }),
    category: label,
    tags: [],
    metadata: { membershipType, memberSince: String(memberSince), ...(companyName && { companyName }) },
  }
}
