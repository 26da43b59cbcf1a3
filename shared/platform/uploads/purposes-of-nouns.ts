// The upload purposes of each noun. Written by `npm run registries`.

export { uploadPurposes as teams } from '#shared/community/teams/noun.ts'
export { uploadPurposes as competitionResults } from '#shared/competitions/competition-results/noun.ts'
export { uploadPurposes as protests } from '#shared/competitions/protests/noun.ts'
export { uploadPurposes as scoreSheets } from '#shared/competitions/score-sheets/noun.ts'
export { uploadPurposes as cmsPages } from '#shared/content/cms-pages/noun.ts'
export { uploadPurposes as events } from '#shared/events/events/noun.ts'
export { uploadPurposes as vehicles } from '#shared/events/vehicles/noun.ts'
export { uploadPurposes as organizations } from '#shared/organizations/organizations/noun.ts'
export { uploadPurposes as users } from '#shared/platform/users/noun.ts'
export { uploadPurposes as verifications } from '#shared/platform/verifications/noun.ts'
