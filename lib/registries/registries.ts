export type Registry = {
  file: string
  /** What it joins, as its first line says. */
  joins: string
  /** The files of nouns that may bring something to it, and the name under which they export it. */
  from: string
  exported: string
  /** Narrows to the files that say this, where only some bring it. */
  ifSays?: RegExp
}

const ofCard = (file: string, joins: string, exported: string): Registry => ({
  file: `shared/${file}-of-nouns.ts`,
  joins,
  from: 'shared/*/*/noun.ts',
  exported,
})

const ofCore = (file: string, joins: string, name: string, exported: string): Registry => ({
  file: `functions/${file}-of-nouns.ts`,
  joins,
  from: `functions/core/*/*/${name}.ts`,
  exported,
})

const ofWeb = (file: string, joins: string, name: string, exported: string): Registry => ({
  file: `web/src/${file}-of-nouns.ts`,
  joins,
  from: `web/src/features/*/*/${name}`,
  exported,
})

/** The places where what each noun brings comes together, one line per noun. */
export const registries: Registry[] = [
  ofCard('platform/activities/activity-types', 'The activity types of each noun.', 'activityTypes'),
  ofCard('platform/notifications/kinds', 'The kinds of notifications of each noun.', 'notificationKinds'),
  ofCard('platform/reports/report-subjects', 'What can be reported of each noun.', 'reportSubjects'),
  ofCard('platform/uploads/purposes', 'The upload purposes of each noun.', 'uploadPurposes'),
  ofCard('community/feed/post-types', 'The types of posts that each noun makes.', 'postTypes'),
  ofCard('content/navigation/navigation-seed', 'The menu entries of each noun.', 'navigationSeed'),
  ofCard(
    'content/search/search-types',
    'What can be found of each noun. Members are not among them: they are found in their directory.',
    'searchType',
  ),
  {
    file: 'shared/platform/roles/permissions-of-nouns.ts',
    joins: 'The permissions of each noun.',
    from: 'shared/*/*/permissions.ts',
    exported: 'permissions',
  },

  ofCore(
    'core/platform/facts/facts',
    'The facts that each noun announces. Only types are read from it, so no function bundles facts it does not consume.',
    'facts',
    'facts',
  ),
  ofCore('core/platform/mails/templates', 'The emails of each noun.', 'mail-templates', 'mailTemplates'),
  ofCore(
    'core/mail/unsubscribe/mail-switches',
    'The switches of nouns for mails of their own.',
    'mail-switch',
    'mailSwitch',
  ),
  ofCore(
    'core/platform/notifications/preference-homes',
    'The preferences that nouns keep themselves.',
    'preference-home',
    'preferenceHome',
  ),
  ofCore(
    'core/platform/reports/subjects',
    'What cases can hide and remove of each noun.',
    'report-subjects',
    'reportedSubjects',
  ),
  ofCore(
    'core/billing/one-time-payments/purchases',
    'What each noun sells for a payment that is made once.',
    'purchase',
    'purchase',
  ),
  ofCore(
    'core/accounts/exports/member-data',
    'The data of each noun that a member gets: only the export imports this file.',
    'member-data',
    'exported',
  ),
  ofCore(
    'core/accounts/deletions/member-data',
    'The data of a member that each noun erases: only the erasure imports this file.',
    'member-data',
    'erased',
  ),
  ofCore(
    'core/accounts/deletions/before-leaving',
    'What each noun wants settled before a member asks to leave.',
    'before-leaving',
    'beforeLeaving',
  ),
  ofCore(
    'core/ai/ai-drafts/draft-sources',
    'Where drafts get the material that they are made of.',
    'draft-source-of-requests',
    'draftSource',
  ),
  ofCore(
    'core/ai/ai-answers/answer-sources',
    'What each noun gives searches for answers to find.',
    'answers',
    'answerSource',
  ),
  ofCore(
    'core/content/footer/footer-parts',
    'What each noun adds to the footer of every page.',
    'footer-part',
    'footerPart',
  ),
  ofCore(
    'core/content/search/finders',
    'The nouns that find their own things where the index does not hold them.',
    'finder',
    'finder',
  ),
  ofCore(
    'core/community/feed/post-subjects',
    'The things of each noun that posts are about, as everyone may see them.',
    'post-subject',
    'postSubject',
  ),
  ofCore('streams/projections', 'What the table stream keeps of each noun.', 'projections', 'projections'),
  {
    ...ofCore('jobs/waiting', 'What waits for administrators of each noun.', 'projections', 'projections'),
    ifSays: /\bwaiting\(/,
  },

  ofWeb(
    'app/screens',
    'The screens of each noun. They are part of the shell: path, access and how to load them, nothing else.',
    'screens.ts',
    'screens',
  ),
  ofWeb(
    'app/screen-facts',
    'The facts that the server and the tests read about the screens of each noun.',
    'screen-facts.ts',
    'screenFacts',
  ),
  ofWeb(
    'app/admin-screens',
    'The screens of administration of each noun.',
    'admin-screens.ts',
    'adminScreens',
  ),
  ofWeb(
    'features/content/search/found-screens',
    'The screens of each noun that the search finds.',
    'found-screens.ts',
    'foundScreens',
  ),
  ofWeb(
    'features/content/search/admin-links',
    'The screens of administration that the search finds.',
    'admin-links.ts',
    'adminLinks',
  ),
  ofWeb(
    'features/app/administration/components/admin-links',
    'The links of each noun in the menu of administrators.',
    'admin-links.ts',
    'adminLinks',
  ),
  ofWeb(
    'features/platform/notifications/components/preference-panels',
    'The panels of nouns whose emails a member chooses apart.',
    'preference-panel.ts',
    'preferencePanel',
  ),
  ofWeb(
    'features/platform/ad-slots/components/slot-fillers',
    'What fills the places of ads on pages.',
    'slot-filler.ts',
    'slotFiller',
  ),
  ofWeb(
    'features/platform/mails/components/queue-actions',
    'What each noun offers above the email queue.',
    'queue-action.ts',
    'queueAction',
  ),
  ofWeb(
    'features/rules/leagues/components/league-tabs',
    'The tabs that each noun brings to the management of a league.',
    'league-tab.ts',
    'leagueTab',
  ),
  ofWeb(
    'features/rules/seasons/components/rebuild-previews',
    'What each noun would change when standings are rebuilt.',
    'rebuild-preview.ts',
    'rebuildPreview',
  ),
  ofWeb(
    'features/rules/seasons/public/season-sections',
    'The parts that each noun brings to the page of a season.',
    'season-section.ts',
    'seasonSection',
  ),
  ofWeb(
    'features/competitions/competition-results/components/own-results-sections',
    'The parts that each noun brings to a member’s own results.',
    'own-results-section.ts',
    'ownResultsSection',
  ),
  ofWeb(
    'features/organizations/organizations/components/organization-sections',
    'The parts that each noun brings to the page of an organization.',
    'organization-section.ts',
    'organizationSection',
  ),
  ofWeb(
    'features/tools/drivers/components/driver-sections',
    'The parts that each noun brings to the data sheet of a driver.',
    'driver-section.ts',
    'driverSection',
  ),
  ofWeb(
    'features/directory/listings/own/my-listings-tabs',
    'The tabs that each noun brings to what a member lists and sells.',
    'my-listings-tab.ts',
    'myListingsTab',
  ),
  ofWeb(
    'features/directory/listings/own/listing-actions',
    'What each noun lets the owner of a listing do with it.',
    'listing-action.ts',
    'listingAction',
  ),
  ofWeb(
    'features/directory/listings/administration/manager-tabs',
    'The tabs that each noun brings to the administration of the directory.',
    'manager-tab.ts',
    'managerTab',
  ),
  ofWeb(
    'features/community/teams/components/team-sections',
    'The parts that each noun brings to the page of a team.',
    'team-section.ts',
    'teamSection',
  ),
  ofWeb(
    'features/directory/listings/components/listing-sections',
    'The parts that each noun brings to the page of a business.',
    'listing-section.ts',
    'listingSection',
  ),
  ofWeb(
    'features/events/events/components/event-sections',
    'The parts that each noun brings to the page of an event.',
    'event-section.ts',
    'eventSection',
  ),
  ofWeb(
    'features/events/events/editing/event-panels',
    'The panels that each noun brings to the editor of an event.',
    'event-panel.ts',
    'eventPanel',
  ),

  {
    file: 'lib/local/seed/seeds-of-nouns.ts',
    joins: 'What each noun gives an empty laptop cloud by itself.',
    from: 'lib/local/seed/*/*.ts',
    exported: 'seed',
  },
]
