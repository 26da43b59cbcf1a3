import { AppError } from '#shared/errors.ts'
import { type AdCampaignState, campaignStateWords } from './campaign-state.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

const ofField = (code: string, path: string, sentence: string) =>
  new AppError('unprocessable', code, sentence, { errors: [{ path: `body.${path}`, message: sentence }] })

/** The refusals of campaigns, each with its sentence. */
export const campaignRefusal = {
  notFound: () => new AppError('not_found', 'campaign_not_found', 'Campaign not found'),
  creativeNotFound: () => new AppError('not_found', 'creative_not_found', 'This ad is gone.'),
  status: (state: AdCampaignState) =>
    new AppError(
      'conflict',
      'campaign_status',
      `This is not possible while the campaign is ${campaignStateWords[state]}.`,
    ),
  startPast: () => ofField('start_past', 'startsOn', 'Choose today or a later date.'),
  endsBefore: () => ofField('ends_before', 'endsOn', 'The last day must not be before the first one.'),
  long: () => ofField('campaign_long', 'endsOn', 'A campaign can run for at most 60 days.'),
  viewsMissing: () => ofField('views_missing', 'views', 'Choose how many views you want.'),
  zoneFull: (room: number) =>
    ofField(
      'zone_full',
      'views',
      `This ad space has room for about ${room.toLocaleString('en-US')} more views on these dates. Choose fewer views or other dates.`,
    ),
  soldOut: () => ofField('zone_full', 'startsOn', 'This ad space is sold out on these dates.'),
  incomplete: (missing: readonly string[]) =>
    new AppError('unprocessable', 'campaign_incomplete', `Before you submit it, add: ${missing.join(', ')}.`),
  offerOver: conflict('offer_over', 'This offer has expired. Check the price and submit it again.'),
  priceChanged: conflict('price_changed', 'The price has changed. Check it and submit again.'),
  featuredState: conflict('featured_state', 'Only a published listing can be featured.'),
  featuredAlready: conflict('featured_already', 'This listing is already being featured or booked for it.'),
  creativeSize: ({ width, height }: { width: number; height: number }) =>
    new AppError(
      'unprocessable',
      'creative_size',
      `This picture must be ${width} × ${height} or ${width * 2} × ${height * 2} pixels.`,
    ),
  creativeLimit: conflict('creative_limit', 'A campaign can have up to six ads.'),
  creativeLast: conflict(
    'creative_last',
    'A campaign that runs needs an approved ad. Add another one first.',
  ),
  creativeIncomplete: (missing: readonly string[]) =>
    new AppError('unprocessable', 'creative_incomplete', `Before you submit it, add: ${missing.join(', ')}.`),
  decided: conflict('already_decided', 'Someone else has already decided this.'),
  reasonRequired: () =>
    new AppError('invalid', 'reason_required', 'Say what to change.', {
      errors: [{ path: 'body.reason', message: 'Required' }],
    }),
}
