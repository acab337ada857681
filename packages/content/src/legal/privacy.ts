import { company } from '../studio/company.ts'
import type { LegalDocument } from './legal-document.ts'
import { deletedAccountDays, draftDays, unconfirmedSubscriberDays } from '@northword/contract/people/retention'

const { address, brand, emails, hours, registrationNumber } = company
const [legalName, ...street] = address

export const privacy: LegalDocument = {
  updated: '2025-10-01',
  labels: ['GDPR compliant'],
  numbered: false,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who We Are',
      blocks: [
        `${legalName}, ${street.join(', ')}, business registration number ${registrationNumber}, runs ${brand} and decides what happens with your data. In the words of the European Union’s General Data Protection Regulation (GDPR), we are the controller. We follow it for every visitor, wherever you live, together with the Personal Data (Privacy) Ordinance of Hong Kong.`,
        'We do not sell personal data, show advertising or build profiles of visitors. You can read every public page without telling us who you are.',
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What We Collect',
      blocks: [
        {
          terms: [
            {
              term: 'Orders',
              text: 'Your name, email address, phone number and brief; the service, its price and the price that your page showed, if it was another one; each change of the order’s state, with its time. If you order as a guest, also a scrambled copy (a hash) of the cookie that links the order to your browser.',
            },
            {
              term: 'Work on an order',
              text: 'The material that you send us, our drafts, how we agreed that your texts should sound, your comments and approvals, and the finished text.',
            },
            {
              term: 'Payments',
              text: 'The amount, the date, the method and the name on the receipt. Card and bank details go to the payment provider. We never see a full card number.',
            },
            {
              term: 'Your account',
              text: 'Your name, email address and, if you give one, phone number; whether and when you verified the address; the day you signed up. Of your password we keep a hash, from which it cannot be read.',
            },
            {
              term: 'Sessions',
              text: 'For each browser in which you are signed in: the name of the browser and system, such as “Firefox on Linux”, when you signed in, when it was last seen and when the session ends. Your profile lists them, and you can end each one.',
            },
            {
              term: 'Messages',
              text: 'The name, email address and text that you send through the contact form or by email, and our answer.',
            },
            {
              term: 'Newsletter',
              text: 'Your email address, when you asked for the newsletter and when you confirmed it. We do not record whether you open an issue.',
            },
            {
              term: 'Emails from the site',
              text: 'A copy of each email that the site sends to you, such as a confirmation, and whether it could be sent. The secret in a link is not part of the copy.',
            },
            {
              term: 'Network address',
              text: 'When you send a form that somebody could abuse, such as a login or a message, we count the tries from your network and for the email address that was entered. We keep hashes of both and the counts, for two hours at most. Our own server keeps no list of who visits which page.',
            },
            {
              term: 'Cookies and browser storage',
              text: 'The Cookie Policy lists every one by name. Nothing optional is stored between visits before you agree.',
            },
          ],
        },
        'We do not buy data about you, and we do not ask for sensitive data, such as on health or belief. Please leave it out of your brief unless the text needs it.',
        { links: [{ label: 'Cookie Policy', to: '/legal/cookies' }] },
      ],
    },
    {
      id: 'why',
      heading: 'Why, and on Which Legal Ground',
      blocks: [
        'The letters in brackets are those of Article 6(1) of the GDPR.',
        {
          terms: [
            {
              term: 'A contract with you (b)',
              text: 'We use orders, payments, accounts, sessions and the emails about them to answer your order, write your text, deliver it and show you how far it is. Without a name, an email address and a phone number we cannot take an order.',
            },
            {
              term: 'Your consent (a)',
              text: 'We send the newsletter only after you have pressed the button in our email. Functional, analytics and marketing storage waits for your yes. You can take either back at any time, with effect from then on.',
            },
            {
              term: 'The law (c)',
              text: 'We answer requests about your data, and would report a breach, because the GDPR requires it.',
            },
            {
              term: 'Our legitimate interest (f)',
              text: 'We answer messages because you wrote to us. We count tries, and recognize a browser that has signed in before, to keep people who guess passwords out of your account and robots out of our forms. We keep what was agreed so that either side can show it, and payment records because the tax law of Hong Kong requires them.',
            },
          ],
        },
        'No program decides anything about you that has a legal effect. The only automatic step is a limit on tries, which makes you wait for some minutes.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who Sees It',
      blocks: [
        'Inside the studio: the agent, the writer and the editor who work on your order. Outside it, only those who do a job for us, each with no more than the job takes:',
        {
          terms: [
            {
              term: 'An email delivery provider',
              text: 'It carries the emails about your projects, your account and the newsletter, and so sees your address and their text.',
            },
            {
              term: 'Payment providers',
              text: 'A card payment provider, PayPal or our bank, whichever you choose. They receive the payment data from you directly, and their own policies apply to it.',
            },
            {
              term: 'A hosting provider',
              text: 'Its machines store our database and carry every request, so it sees network addresses, and it may keep technical logs of its own for a short time.',
            },
            {
              term: 'A plagiarism checker',
              text: 'It receives the text of your piece for the report. It does not receive your contact details.',
            },
          ],
        },
        'Providers that work on our behalf are bound by contract to use the data for nothing else. Beyond that, we hand data over only where a law or a court forces us to, and we tell you unless that is forbidden.',
        'An email to an address that nobody has verified yet carries nothing that the sender of a form typed. So if a stranger enters your address, you get neither their words nor their data.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How Long We Keep It',
      blocks: [
        {
          terms: [
            {
              term: 'Account data and the orders in it',
              text: `Until you delete the account, plus ${deletedAccountDays} days in which you can take that back.`,
            },
            {
              term: 'Guest orders',
              text: 'They have no account that you could delete. We delete your details when you ask, as soon as no work is left to do.',
            },
            {
              term: 'Drafts',
              text: `${draftDays} days after the order is Completed.`,
            },
            {
              term: 'Material that you send us',
              text: 'Deleted after delivery, as soon as no revision needs it.',
            },
            {
              term: 'Payment records',
              text: '7 years, as the tax law of Hong Kong requires: order number, service, price and dates, and the receipt in our books.',
            },
            {
              term: 'Marketing data',
              text: `Until you unsubscribe, and at the latest 30 days after. In practice the link in each newsletter leads to a button that deletes your address at once. An address that nobody confirms is deleted after ${unconfirmedSubscriberDays} days.`,
            },
            {
              term: 'Sessions',
              text: 'Until you sign out. Otherwise 30 days with “Remember me”, and without it one day, or 12 hours without a visit.',
            },
            {
              term: 'Links in our emails',
              text: 'We keep a hash of each link’s secret until the link is used or has expired.',
            },
            {
              term: 'Messages',
              text: 'As long as we need them to answer you and to show what was agreed, or until you ask us to delete them.',
            },
            {
              term: 'Copies of our emails',
              text: 'An email about an order goes with the data of that order. Copies of other emails are deleted after one year.',
            },
          ],
        },
      ],
    },
    {
      id: 'transfers',
      heading: 'Where It Is Processed',
      blocks: [
        'We work in Hong Kong, so what you send us is read and kept there. The European Commission has not decided that Hong Kong’s law protects data as the GDPR does. We therefore apply the rules of this policy ourselves, to everybody’s data.',
        `Some of our providers may work in other countries. Where the GDPR asks for it, our contract with them includes the standard contractual clauses of the European Commission. For a copy, write to ${emails.privacy}.`,
      ],
    },
    {
      id: 'security',
      heading: 'How We Protect It',
      blocks: [
        {
          list: [
            'The site uses HTTPS, so nobody on the way can read what you send.',
            'Passwords are hashed with argon2id, a method that is slow on purpose, so that guessing them takes long.',
            'Of the secret that keeps you signed in, and of each link that we mail, our database holds only a hash. Whoever steals a copy of it cannot sign in with it.',
            'The cookie that keeps you signed in cannot be read by scripts, and forms on other sites cannot act in your name.',
            'Tries to sign in are limited, and a browser in which you have signed in before is counted by itself, so that a stranger cannot lock you out. Where others have used up the tries, we mail you a link that signs you in.',
            'A new password signs out every other browser.',
          ],
        },
        'No system is perfect. If a breach puts your data at risk, we tell the authority within 72 hours of learning of it, and you without delay.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your Rights and How to Use Them',
      blocks: [
        'The GDPR gives you these rights, and we give them to everybody. They cost nothing.',
        {
          terms: [
            {
              term: 'See your data and take it with you',
              text: 'Open the Profile tab of your dashboard and press “Download My Data”. You get one text file with a JSON record on each line, which people and programs can read: account, sessions, orders with their history, their texts and projects. Messages and the newsletter are in it once you have verified your email address, because they are known by the address alone.',
            },
            {
              term: 'Correct it',
              text: 'Change your name and phone number in your profile. For another email address, write to us.',
            },
            {
              term: 'Delete it',
              text: `Press “Delete My Account” in your profile. You are signed out everywhere, and for ${deletedAccountDays} days you can keep the account by signing in. Then we delete it, cancel orders that were never paid and remove your name, email address, phone number, brief and messages from every order that needs no more work. An order that you have paid for is delivered first and cleared afterwards. If your address was verified, your messages, your newsletter subscription and our emails to you go too.`,
            },
            {
              term: 'Object, or have us stop for a while',
              text: 'Tell us what we should not do with your data and why. While we look into it, we only store it.',
            },
            {
              term: 'Take consent back',
              text: 'Unsubscribe by the link in any newsletter. Change your choice about optional storage on the Cookie Policy page.',
            },
            {
              term: 'Complain',
              text: 'You can turn to the data protection authority where you live or, in Hong Kong, to the Privacy Commissioner for Personal Data. We would be glad to hear from you first.',
            },
          ],
        },
        `Without an account, or for anything else, write to ${emails.privacy}. We answer within one month. So that nobody else gets your data, we answer to the address that the data belongs to.`,
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'Our services are not for children under 13, and we do not knowingly collect their data. If a child has sent us some, tell us, and we delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to This Policy',
      blocks: [
        'When this policy changes, this page gets a new date. If a change affects what we do with data that we already have, we email the owners of accounts before it applies, and we ask again wherever we need your consent.',
      ],
    },
  ],
  contact: {
    heading: 'Questions about your data?',
    text: `A person reads every one of them, ${hours.label}.`,
    facts: [],
    links: [{ label: 'Contact Us', to: '/contact' }],
    email: { label: 'Privacy email', address: emails.privacy },
  },
}
