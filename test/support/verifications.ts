import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { verifications } from '#core/platform/verifications/verifications.ts'
import { newId } from '#shared/ids.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { newVerification, type Verification } from '#shared/platform/verifications/verification.ts'
import { newEmail } from './new-member.ts'

/** A verification with one document, whose file is not there, whatever there was before. */
export async function putVerification(
  userId: string,
  fields: Partial<Verification> = {},
): Promise<Verification> {
  const addedAt = new Date().toISOString()
  const document = {
    id: newId('doc', addedAt),
    name: 'license.pdf',
    contentType: 'application/pdf',
    bytes: 400,
    addedAt,
  }
  const verification = { ...newVerification(userId), documents: [document], version: 1, ...fields }
  const before = await verifications.get({ userId }, { consistent: true })
  await commit(verifications.put(verification, before ? { version: before.version } : { absent: true }))
  return verification
}

/** A business without a login whose submission waits for a decision. */
export async function putApplicant(submittedAt = new Date().toISOString()): Promise<Verification> {
  const email = newEmail()
  const registration = {
    id: crypto.randomUUID(),
    email,
    name: 'Wanda Waits',
    membershipType: 'retailer',
  } as const
  const user = {
    ...newUser(registration, submittedAt),
    verificationStatus: 'verified' as const,
    registrationCompleted: true,
  }
  await commit(users.put(user, { absent: true }))
  const { name, companyName, membershipType } = user
  return putVerification(user.id, {
    state: 'submitted',
    submittedAt,
    applicant: { name, companyName, membershipType },
  })
}
