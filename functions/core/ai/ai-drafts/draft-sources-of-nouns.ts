// Where drafts get the material that they are made of. Written by `npm run registries`.

export { draftSource as supportRequests } from '#core/support/support-requests/draft-source-of-requests.ts'
