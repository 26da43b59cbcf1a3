import { AppError } from '#shared/errors.ts'

const conflict = (code: string, message: string) => new AppError('conflict', code, message)
const unfit = (code: string, message: string, path?: string) =>
  new AppError('unprocessable', code, message, path ? { errors: [{ path, message }] } : {})

/** The refusals of campaigns, each with its sentence. */
export const campaignRefusal = {
  notFound: () => new AppError('not_found', 'campaign_not_found', 'Campaign not found'),
  templateNotFound: () => new AppError('not_found', 'template_not_found', 'Template not found'),
  scheduled: () =>
    conflict('campaign_scheduled', 'This campaign is scheduled. Return it to draft to edit it.'),
  sent: () => conflict('campaign_sent', 'This campaign has been sent and cannot be changed.'),
  /** A step that its status does not have. */
  step: (words: string) => conflict('campaign_step', words),
  noAudience: () => unfit('no_audience', 'No one matches this audience.'),
  noAddress: () => unfit('no_mailing_address', 'Add your mailing address in the contact settings first.'),
  notTested: () => unfit('campaign_not_tested', 'Send a test to yourself first.'),
  tooSoon: () => {
    const message = 'Choose a time at least 5 minutes from now.'
    return new AppError('invalid', 'campaign_too_soon', message, {
      errors: [{ path: 'body.planned.local', message }],
    })
  },
  incomplete: (path: string, message: string) => unfit('campaign_incomplete', message, path),
  tooLarge: () =>
    unfit(
      'campaign_too_large',
      'This email is too large: email programs would cut it off. Remove some blocks.',
      'body.blocks',
    ),
  unknownPlaceholder: (name: string, path: string) =>
    unfit(
      'unknown_placeholder',
      `There is no {{${name}}} in newsletters. You can use {{firstName|there}}, {{unsubscribeUrl}}, and {{preferencesUrl}}.`,
      path,
    ),
  needsDefault: (path: string) =>
    unfit('placeholder_default', 'Add a word to use when there is no name: {{firstName|there}}.', path),
  unknownTopic: () => unfit('unknown_topic', 'Choose from the topics that we offer.', 'body.audience.topics'),
  templateLimit: (most: number) =>
    unfit('template_limit', `You can keep up to ${most} templates. Delete one first.`),
  placeholderInAddress: (path: string) =>
    unfit(
      'unknown_placeholder',
      'The address of a link is the same for everyone. Use placeholders only in your text.',
      path,
    ),
  unknownThing: (path: string, message: string) => unfit('unknown_block_thing', message, path),
  countConfirmed: (count: number) =>
    unfit(
      'count_not_confirmed',
      `Type ${count.toLocaleString('en-US')} to confirm how many people get this.`,
      'body.confirmedCount',
    ),
  notOwnAdministrator: () =>
    unfit('unknown_administrator', 'Tests go only to administrators of this site.', 'body.to'),
  tooManyNews: () =>
    new AppError('rate_limited', 'news_limit', 'You can send news twice in seven days. Try again later.'),
}
