import { answersTo, customer, mailOf } from './mail-of.ts'

/** Exchange, for somebody who is away. */
export const outOfOffice = mailOf([
  `From: Ann Lee <${customer}>`,
  `To: Boxrise support <${answersTo}>`,
  'Subject: Automatic reply: Refund [S-100042]',
  'Message-ID: <ooo-1@example.test>',
  'In-Reply-To: <0100018f-aa-000000@email.amazonses.com>',
  'X-Auto-Response-Suppress: All',
  'Auto-Submitted: auto-generated',
  'Content-Type: text/plain; charset="us-ascii"',
  'MIME-Version: 1.0',
  '',
  'I am away until March 12.',
])

/** Gmail, for somebody who is away. */
export const vacation = mailOf([
  `From: Ann Lee <${customer}>`,
  `To: ${answersTo}`,
  'Subject: Away Re: Refund [S-100042]',
  'Message-ID: <vac-1@mail.gmail.com>',
  'References: <tms_01JD0000000000000000000001@support.boxrise.test>',
  'Precedence: bulk',
  'X-Autoreply: yes',
  'Auto-Submitted: auto-replied',
  'Content-Type: text/plain; charset="UTF-8"',
  '',
  'Back on Monday.',
])

/** A mail server that could not deliver one of ours. */
export const bounce = mailOf([
  'Return-Path: <>',
  'From: Mail Delivery Subsystem <mailer-daemon@example.test>',
  `To: ${answersTo}`,
  'Subject: Delivery Status Notification (Failure)',
  'Message-ID: <bounce-1@example.test>',
  'Auto-Submitted: auto-replied',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=r1',
  '',
  '--r1',
  'Content-Type: text/plain',
  '',
  'The address was not found.',
  '--r1',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; example.test',
  '',
  'Final-Recipient: rfc822; nobody@example.test',
  'Action: failed',
  'Status: 5.1.1',
  '--r1',
  'Content-Type: message/rfc822',
  '',
  'From: support@support.boxrise.test',
  'Subject: Re: Refund [S-100042]',
  '',
  'Hi',
  '--r1--',
])

/** A shop whose robot answers each answer. */
export const parcelNotice = mailOf([
  'From: Parcels <no-reply@parcels.test>',
  'To: support@support.boxrise.test',
  'Subject: Your parcel is on its way',
  'Message-ID: <p-1@parcels.test>',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<h1>On its way</h1><p>Parcel <b>42</b> arrives on Monday.</p>',
])

export const newsletter = mailOf([
  'From: News <news@shop.test>',
  'To: support@support.boxrise.test',
  'Subject: Deals',
  'List-Unsubscribe: <https://shop.test/u>',
  'List-ID: Shop news <news.shop.test>',
  'Precedence: list',
  '',
  'Deals!',
])
