import { AppError } from '#shared/errors.ts'

/** The reasons a page action is refused, in the words that editors read. */
export const pageRefusals = {
  notFound: () => new AppError('not_found', 'page_not_found', 'Page not found'),
  gone: () => new AppError('gone', 'page_gone', 'This page is no longer available.'),
  slugTaken: (title: string) => new AppError('conflict', 'slug_taken', `This address belongs to “${title}”.`),
  slugRedirects: (title: string) =>
    new AppError(
      'conflict',
      'slug_redirects',
      `This address leads to “${title}”. Publish here to take it over.`,
    ),
  slugCurrent: () =>
    new AppError(
      'conflict',
      'slug_current',
      'This is the current address of the page. Change it on the page itself.',
    ),
  incomplete: () =>
    new AppError('unprocessable', 'page_incomplete', 'Give the page a title and some content first.'),
  draftConflict: () =>
    new AppError(
      'conflict',
      'draft_conflict',
      'Someone else is editing this page. Your text is kept here; reload to see theirs.',
    ),
  archived: () =>
    new AppError('conflict', 'page_archived', 'This page is archived. Make it a draft again to change it.'),
  scheduled: () =>
    new AppError(
      'conflict',
      'page_scheduled',
      'This page is scheduled. Remove the schedule to change what will be published.',
    ),
  notPublished: () =>
    new AppError(
      'conflict',
      'page_not_published',
      'This page is not published, so there is no other text to go back to.',
    ),
  notArchived: () =>
    new AppError('conflict', 'page_not_archived', 'Archive the page first. Then you can delete it.'),
  previewNotFound: () =>
    new AppError('not_found', 'preview_not_found', 'This preview has expired. Ask for a new link.'),
  timePast: (sentence: string) => new AppError('unprocessable', 'time_past', sentence),
}
