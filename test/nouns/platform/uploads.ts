import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  createUpload: () => ({ body: { purpose: 'profile-picture', contentType: 'image/png', bytes: 100 } }),
} satisfies NounFixture<'uploads'>
