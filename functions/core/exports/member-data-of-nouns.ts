// What a member gets of each noun, one line a noun: only the export imports this file.
export { exported as accounts } from '#core/accounts/member-data.ts'
export { exported as invitations } from '#core/invitations/member-data.ts'
export { exported as mailReach } from '#core/mail-reach/member-data.ts'
export { exported as mails } from '#core/mails/member-data.ts'
export { exported as security } from '#core/security/member-data.ts'
export { exported as transactions } from '#core/transactions/member-data.ts'
export { exported as users } from '#core/users/member-data.ts'
export { exported as verifications } from '#core/verifications/member-data.ts'
