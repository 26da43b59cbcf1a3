import { expect, test } from 'vitest'
import { hasSwitch } from './category.ts'
import { categoryOf } from './category-of.ts'
import { NotificationKind } from './notification-kind.ts'

const switched = NotificationKind.options.filter((kind) => hasSwitch(categoryOf({ kind })))

test('reminders, news, and reactions have a switch; what concerns one’s own entry, payment, or result has none', () => {
  expect(switched.toSorted()).toEqual([
    'bracket_redraw',
    'campaign_ended',
    'class_results',
    'comment',
    'competition_record',
    'event_reminder',
    'favorite_news',
    'item_ends',
    'likes',
    'listing_review',
    'news_decided',
    'open_results',
    'protest_time',
    'review_reply',
    'sale_feedback',
    'search_match',
    'team_change',
    'team_invitation',
    'team_request',
  ])
})
