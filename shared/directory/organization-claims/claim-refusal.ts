import { AppError } from '#shared/errors.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import { mostClaimDocuments } from './claim.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

const unprocessable = (code: string, path: string, message: string) =>
  new AppError('unprocessable', code, message, { errors: [{ path, message }] })

/** The refusals of claims, each with its sentence. */
export const claimRefusal = {
  notFound: () => new AppError('not_found', 'claim_not_found', 'Claim not found'),
  subjectNotFound: () => new AppError('not_found', 'claim_subject_not_found', 'Nothing to claim here.'),
  open: conflict('claim_open', 'You have already claimed this. We will email you.'),
  own: conflict('claim_own', 'This is already yours.'),
  limit: conflict('claim_limit', 'You have three open claims. Wait for a decision first.'),
  many: conflict('claims_many', 'Several claims for this are being reviewed. Try again later.'),
  lost: conflict('claim_lost', 'Another claim was approved a moment ago.'),
  again: conflict('claim_again', 'You have claimed this three times in the last 30 days. Contact support.'),
  wait: (untilOn: string) =>
    new AppError(
      'conflict',
      'claim_wait',
      `The owner can still object until ${longDay(untilOn)}. Give a reason to decide now.`,
    ),
  objected: conflict('claim_wait', 'The owner objects to this claim. Give a reason to decide against them.'),
  decided: conflict('already_decided', 'Someone else has already decided this.'),
  notAsked: conflict('claim_not_asked', 'There is no question to answer.'),
  answerLate: conflict('claim_answer_late', 'The deadline to answer has passed.'),
  objectionLate: conflict('objection_late', 'The deadline to object has passed.'),
  objectedOnce: conflict('objection_once', 'You have already objected to this claim.'),
  proofDomain: (domain: string) =>
    unprocessable('proof_domain', 'body.email', `Use an address at ${domain}, the domain of the website.`),
  proofNone: () =>
    unprocessable(
      'proof_none',
      'body.email',
      'This website has no domain of its own. Send documents instead.',
    ),
  proofCode: () => unprocessable('proof_code', 'body.code', 'This code is wrong or has expired.'),
  proofTries: conflict('proof_tries', 'Too many tries. Request a new code.'),
  documents: conflict(
    'document_limit',
    `You can send up to ${mostClaimDocuments} documents. Remove one first.`,
  ),
  documentNotFound: () => new AppError('not_found', 'document_not_found', 'Document not found'),
  accountPending: () => new AppError('forbidden', 'account_pending', awaitingApproval),
  leaving: () =>
    new AppError(
      'forbidden',
      'account_leaving',
      'Your account is about to be deleted. Keep it to take part again.',
    ),
  claimantGone: conflict('claimant_gone', 'The account of the claimant is not active.'),
  reasonRequired: () =>
    new AppError('invalid', 'reason_required', 'Say why.', {
      errors: [{ path: 'body.reason', message: 'Required' }],
    }),
}
