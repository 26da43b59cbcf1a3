// The nouns that find their own things where the index does not hold them. Written by `npm run registries`.

export { finder as members } from '#core/community/members/finder.ts'
