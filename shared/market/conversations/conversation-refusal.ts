import { AppError } from '#shared/errors.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)
const limit = (code: string, sentence: string) => () => new AppError('rate_limited', code, sentence)

/** The refusals of conversations, each with its sentence. */
export const conversationRefusal = {
  notFound: () => new AppError('not_found', 'conversation_not_found', 'Conversation not found'),
  dayLimit: limit('message_limit', 'You have messaged many sellers today. Try again tomorrow.'),
  hourLimit: limit('message_hour_limit', 'Too many messages. Wait a few minutes and try again.'),
  links: () =>
    new AppError(
      'unprocessable',
      'message_links',
      'You can send links, phone numbers, and email addresses once the seller has replied.',
      {
        errors: [
          {
            path: 'body.text',
            message: 'You can send links, phone numbers, and email addresses once the seller has replied.',
          },
        ],
      },
    ),
  repeat: conflict(
    'message_repeat',
    'You have sent this text to several sellers. Write something specific to this one.',
  ),
  otherGone: conflict('member_gone', 'This member has left. They can no longer read messages.'),
  onlyBuyer: conflict('offer_by_buyer', 'Only the buyer makes an offer.'),
  noOffers: conflict('no_offers', 'The seller takes no offers for this item.'),
  offerGone: conflict('offer_gone', 'This offer is no longer open.'),
  free: conflict('item_free', 'This item is free. Ask for it in a message.'),
}
