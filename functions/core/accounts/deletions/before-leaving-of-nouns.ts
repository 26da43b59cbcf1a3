// What each noun wants settled before a member asks to leave. Written by `npm run registries`.

export { beforeLeaving as organizations } from '#core/organizations/organizations/before-leaving.ts'
