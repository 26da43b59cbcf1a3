// The things of each noun that posts are about, as everyone may see them. Written by `npm run registries`.

export { postSubject as teams } from '#core/community/teams/post-subject.ts'
export { postSubject as listings } from '#core/directory/listings/post-subject.ts'
export { postSubject as events } from '#core/events/events/post-subject.ts'
export { postSubject as organizations } from '#core/organizations/organizations/post-subject.ts'
