export const content = `On Saturday it will be two years since ChatGPT opened to the public. In that time the price of a passable paragraph has fallen close to zero. The largest search engine has begun to write its own answers. Gmail and Yahoo refuse mail from careless senders. And in seven months, European law will ask many online shops to work for people who cannot see them.

Each of these has probably reached you in a message from somebody who sells the cure. This note takes eight changes and asks the same of each: what changed, who feels it, what to do on Monday, and what that costs in time. It ends with a plan for one quarter, for a company of ten people that does not exist.

Two warnings first. The hours are my estimates, so treat them as an opening bid. And I have an interest: next year I mean to open a studio that sells writing at a fixed price per piece. When I come to pricing, read me with one eyebrow up.

You need not do all eight. If you send a newsletter, begin with the part on mail. If you sell to consumers in Europe, begin with the law. Everybody else can start at the top.

# Cheap text, and what is still worth paying for

The price of a draft has collapsed. A machine writes 600 tidy words on how to choose a mattress in less than a minute. They will also be close to what everybody else received, because nobody told the machine anything new.

Search engines noticed the flood. Google has said since February 2023 that it rewards good content however it was made. In March 2024 it added “scaled content abuse” to its spam policies: many pages produced mainly to manipulate rankings. The offense is the pile, whether a machine made it or a person.

So what is left to buy? Four things that come out of a text only when somebody has put them in.

## Facts that nobody else has

A bakery knows that its rye keeps for five days in paper and three in plastic, because someone left two loaves on a shelf and cut a slice from each every morning. That one sentence is worth more than a page on the benefits of rye. It cost two loaves.

## A position

A good text recommends something and says who should ignore the advice. “If you bake for fewer than four people, do not buy the large oven” may lose one sale. It also makes the next page believable. A machine will write you an opinion, and the opposite one for the next person who asks.

## Evidence

Where does the figure come from, who measured it, and when? Generated text can cite sources that do not exist. In June 2023 a federal judge in New York fined two lawyers and their firm $5,000 over a brief that cited court decisions invented by ChatGPT. Lawyers are trained to check citations. Your blog has whoever is free on Tuesday.

## Responsibility

Somebody has to answer for an error. In February 2024 a tribunal in British Columbia held Air Canada liable for what the chatbot on its website had told a passenger about fares for the bereaved. The airline had suggested that the chatbot was responsible for its own words. The tribunal disagreed. Whatever your site says, you said it.

Who feels it: first, anyone who bought text by the yard. Then anyone who orders careful work and cannot tell from two quotes which writer will do it. I have no quarrel with a writer who uses a machine. I ask what went in, who checked what came out, and whose name goes on it.

## On Monday: sort this year’s invoices into two piles

On the left goes whatever a competitor could publish after changing the company name. On the right goes whatever holds at least one fact, position or promise that is yours.

- Left pile: stop ordering it. If such a page must exist, let a machine draft it and someone who knows the subject check every line.
- Right pile: spend here. Put the fact into the brief. No writer can guess how long your rye keeps.
- Every order from now on: ask the writer to mark each claim that could not be checked.
- Ownership: by guidance of the US Copyright Office from March 2023, material that a machine produced alone is not protected. If a text has to be yours, a person has to write it.

**Time: one morning for the invoices, then 20 more minutes per brief, because the facts now come from you.**

# Search pages that answer by themselves

Search engines have long answered small questions on their own page, such as the weather or your opening hours. In May 2024 Google began to show generated summaries, called AI Overviews, to everyone in the United States. At the end of October it announced them for more than 100 countries and territories. The same week, OpenAI added web search to ChatGPT for paying users.

Nobody can tell you today how many visits this will cost. Search Console, Google’s free report for site owners, mixes clicks from the summaries with all the others. Clicks were scarce before, too. A SparkToro study of July 2024, on data from Datos, found that of every 1,000 Google searches in the United States, 360 led to a click on the open web. Be wary of anyone who quotes your loss to the decimal.

My rule of thumb: if the honest answer fits into three sentences, the search page will give it, and the reader has no reason to come. “How hot should water for green tea be?” is gone. It was worth little to a shop: whoever asks already has the tea. What still earns a visit is something to do (order, book, calculate), a choice with several conditions, a test that somebody carried out, a photograph, or a price.

Who feels it: sites that live on advertising, most of all. A dentist with forty glossary pages may lose visits and keep every appointment.

## On Monday: find the ten pages that lost most

Open Search Console. Compare the last three months with the same months a year ago, so that the season does not fool you. Sort by lost clicks.

- Shown as often, clicked less: the answer is probably being given above you. Put the short answer into your first two sentences and give the rest of the page to what no summary can hold.
- Shown less often: you lost rank, or people stopped asking. That is a different illness, with other medicine.
- Clicks down, inquiries steady: leave the page alone and enjoy the quiet.

Two things to skip. A rule called nosnippet keeps a page out of the summaries, but it also strips the description from your ordinary search result: a poor trade for a small firm. And stop paying for FAQ markup in the hope of extra lines on the results page. Since August 2023 Google has shown those for well-known government and health sites only.

Then change what you count. Visits were always a stand-in for inquiries, bookings and orders.

**Time: two hours for the report, two to three hours for each page you rewrite. Five pages make a good first batch.**

# Gmail and Yahoo now check papers at the door

The two announced new rules for senders in October 2023 and put them into force in February 2024. Three abbreviations carry most of the weight. SPF is a public list of the servers that may send mail in your name. DKIM is a signature on every message. DMARC ties both to the address that the reader sees in the From line, and tells the receiver what to do when they do not match.

- For everyone who writes to personal Gmail accounts: mail must carry SPF or DKIM, and the share that people report as spam must stay below 0.3%.
- For bulk senders: SPF and DKIM and a DMARC record, a visible unsubscribe link in marketing mail, one-click unsubscribe in its header, and requests honored within two days.

Gmail calls you a bulk sender once about 5,000 messages from your domain have gone to personal Gmail accounts within 24 hours. Receipts count, and the label is permanent. Yahoo asks for much the same and names no number. Gmail began to reject part of the failing mail in April 2024, and gave senders until June 1 to add the one-click header.

“One-click” has an exact meaning. It is a pair of lines in the header of the mail, defined in RFC 8058, which lets Gmail show its own unsubscribe button beside your name. A footer link to a login page does not qualify. Order confirmations and password resets are exempt.

Say that 2,000 of your readers get the newsletter in a Gmail inbox. Then 0.3% is six people. Six people on a bad morning, for whom “Report spam” was easier to find than the way out. Google’s advice is to stay under 0.1%, which is two. American law gives you ten business days to honor an unsubscribe request. The mailbox gives a bulk sender two days, and it is the mailbox that decides whether you arrive.

Who feels it: businesses that send newsletters through a mailing tool but from a free Gmail or Yahoo address, which they cannot sign for. Businesses with old lists. And those in whose name four systems send mail, one of which nobody remembers setting up.

The spam button is also a verdict on words. A subject line that promises what the mail does not hold earns reports. So does a first letter that arrives five months after the sign-up. Records get you through the door. The writing keeps you in the room.

## On Monday: send yourself one of everything

- Send a newsletter, an order confirmation, an invoice and a reminder to a Gmail address of your own. Choose “Show original” from the message menu. It lists SPF, DKIM and DMARC, each with a pass or a fail.
- For each fail, name the system to whoever manages your domain. The tool’s help pages have the records to paste.
- In the original of the newsletter, search for “List-Unsubscribe-Post”. If the line is missing, ask your tool how to switch it on.
- Unsubscribe from your own newsletter. Count the clicks, and see whether the next issue still comes.
- Register your domain in Google’s Postmaster Tools, which show the spam rate. With little mail the chart may stay empty.

**Time: two hours if the person with the password to your domain picks up the phone, a week if that person left in 2021. After that, ten minutes a month.**

# Readers who listen

In March 2024, with iOS 17.4, Apple began to show automatic transcripts of podcast episodes in English, French, German and Spanish. Many listeners now see a transcript whether you made one or not, with the machine’s mistakes under your name. The traffic runs the other way as well: Safari on the iPhone and Chrome on Android can read an article aloud.

A review by the psychologist Marc Brysbaert in 2019 put silent reading of English non-fiction at about 238 words a minute and reading aloud at 183. Talk with pauses and second thoughts is slower: reckon 150, and an hour of conversation becomes 9,000 words. Nobody reads those for pleasure. That is why a recording yields three different products.

- The transcript is the record. It serves deaf readers, people at work without headphones, and you, when you look for what you promised in May.
- The show notes are the map. They get a listener to the right minute.
- The article is for people who will never press play. It needs cutting, reordering and a new beginning.

Who feels it: anyone with a podcast, webinars or videos. Anyone whose sales page relies on a chart or the words “see below”. And anyone who records customer calls and does nothing with them: with the customer’s consent, they are the cheapest source of facts that you have.

## On Monday: correct one transcript, and listen to one page

- Start with your most-played episode and a machine transcript of it. Correct names, figures, product terms and every “not”. A misspelled name is embarrassing. A lost “not” is a new promise.
- Mark who speaks, put a heading where the subject turns, and publish it as a page of its own instead of a PDF.
- Write show notes: two sentences on what a listener will know afterwards, a time for each turn, every name spelled out.
- Close your eyes and let your phone read your main sales page to you. Note where you lost the thread and where an abbreviation came out as noise. Fix those.

**Time: one hour to correct 25 minutes of clear audio, half an hour for the notes, 20 minutes to hear a page.**

# Accessibility becomes law for shops

The European Accessibility Act, Directive (EU) 2019/882, applies from June 28, 2025. It covers products such as phones, e-readers and ticket machines, and services to consumers: among others consumer banking, e-books and e-commerce, which means selling to consumers through a website or an app. What counts is where the consumers are. An address in Hong Kong or Ohio does not settle the question.

There is an exemption for microenterprises that provide services: fewer than ten people, and a yearly turnover or a balance sheet of no more than €2 million. Both conditions must hold, so the tenth employee matters. A directive also works through national laws, each with its own authority and penalties, and this one has transition periods and a defense of “disproportionate burden”. Whether you are in scope is a question for a lawyer in the country where you sell. I can tell you what it means for the words.

The directive leaves the technique to standards. The European one, EN 301 549, points at present to version 2.1 of the Web Content Accessibility Guidelines, level AA, and is being revised. If you start now, aim for version 2.2, out since October 2023.

Two details concern anyone who buys text. First, a service provider must explain to the public, in an accessible form, how the service meets the requirements. Somebody has to write that page, and it must be true. Second, for consumer banking the directive sets a reading level: information may be no harder than B2, upper intermediate, on the European scale for language learners. That binds banks only. Still, a law has given plain language a grade.

When WebAIM ran its automatic check over a million home pages in February 2024, it found failures on 95.9% of them. The most common ones read like notes to a copywriter: pictures without a text alternative, form fields without a label, links with nothing to announce. Low contrast comes first, and that one you may blame on the designer.

Who feels it: shops with ten or more people and consumers in the Union, and everyone who builds or writes for them. Smaller shops may be exempt, but a blind shopper does not ask for your headcount.

## On Monday: buy something from yourself without a mouse

- Put the mouse in a drawer. With Tab, Enter and the arrow keys, buy the cheapest thing in your shop. Write down every place where you were stuck or lost. That list goes to your developer.
- Make mistakes in the form and read what it says. “Invalid input” helps nobody. “A German postal code has five digits” does.
- Read only the links on your home page. How many are called “Read more”?
- Read only the headings. Do they tell the story of the page?
- Write text alternatives for the pictures of your ten best sellers. Say what a shopper would learn by looking. “Rolled green leaves, each the size of a peppercorn” sells tea. “Tea” does not.
- Add a line to every order: headings in sequence, link names that make sense alone, alternatives for all pictures.

Be careful with widgets that promise compliance from one line of code. A line of code has never seen your tea.

**Time: two hours for the walk and about twelve for the words on one path from product to payment. The developer’s hours come on top, and are often the larger part.**

# Trust now needs a name under it

In January 2023 the technology site CNET issued corrections to 41 of the 77 articles that it had published with the help of a machine. In November 2023 the magazine Futurism reported that the website of Sports Illustrated carried product reviews by authors who did not exist, with portraits from a shop for generated faces. The publisher said that the articles came from an outside supplier. The supplier’s phantom became the client’s scandal.

Rules have followed. In the United States, the Federal Trade Commission’s rule on reviews and testimonials took effect on October 21, 2024. It bans reviews from people who do not exist, machine-made ones included, and payment on condition that a review is good or bad. In Europe the AI Act has been in force since August 1, 2024, and its duties of disclosure are due to apply from August 2, 2026. Generated text that informs the public on matters of public interest will have to be disclosed as such, unless a person has reviewed it and somebody holds editorial responsibility. A product page for socks is hardly that. Yet look at what the law accepts as a remedy: a human who has read the text and a name that answers for it.

My view of bylines follows from that. “By the team” means by nobody. Ghostwriting is honest work as long as the name on the piece belongs to the person whose knowledge and position it carries, and that person has read every line. A face without a person behind it is a forgery, even if the supplier threw it in for free.

Who feels it: everyone who gives advice that can hurt, on teeth, money or ladders. Then everyone with a page of testimonials.

## On Monday: put three lines under your most-read page

- Who: a name, a job and one fact that qualifies this person. “Written by Jo Sample, who has fitted stair lifts since 2009.”
- Checked: by whom, and when. Change the date only when you have checked. A fresh date on a stale text is a lie with a calendar.
- Corrections: an address for them, and a promise to mark what you change.

Then go through your testimonials. For each, find the original message and the customer’s permission, or take it down. If somebody in the office wrote it, take it down now.

**Time: three hours for the names, the lines and the testimonials, then 15 minutes for each new piece.**

# Pay for the piece

Eyebrow up, please. A price per word assumes that words are scarce. A price per hour assumes that one writer’s hour resembles another’s. Since drafts became cheap, both measure the wrong end of the work.

Take one page, with invented figures. At 10 cents a word, a draft of 800 words costs $80. A good editor cuts it to 500, which costs $50. The cut was the best hour anybody spent on that page, and it lost the writer $30. At $40 an hour, the first page takes three hours and costs $120. By the third page the writer knows your business, needs two hours and gets $80: the reward for learning is a pay cut.

At $100 for the page, agreed beforehand, neither of you has a reason to pad it or to slow down. The risk of a bad day moves to the writer, who can do something about it. A duty moves to you: to say what you want before the work begins. Most quarrels about fixed prices are about a sentence missing from the order.

The piece fits badly in a few cases, and a seller who denies it should worry you.

- Nobody can describe the result. Buy an outline first, as a piece of its own.
- Six people comment and disagree. Fix the rounds of revision, and let one person collect the comments.
- The work has no end, like sorting an archive of 400 posts. An hourly rate with a ceiling is more honest there.

Who feels it: buyers on word-count contracts, who pay for the habit they should want to break. And writers who lived on volume, and now compete with a machine that has nothing else.

## On Monday: write an order that fits on one page

- The reader, and what this reader should do afterwards.
- The fact or position that must be in it, supplied by you.
- The length as a range, with the note that shorter is welcome.
- What you provide and by when: interviews, figures, pictures.
- The rounds of revision included, and the price of one more.
- The date, the price, and the one person who says yes.
- The checks: sources for every figure, which tools were used and for what, and rights that pass to you on payment.

When you ask about tools, listen to the kind of answer. “For the transcript, and to find objections to my argument, and I opened every source myself” is a good one. A quick “none” may be true, but it tells you less.

Compare offers by what a publishable piece costs, your own hours included. A $20 text that takes you two evenings to repair is the most expensive one on the list.

**Time: one hour for the first order, 15 minutes for each one after it.**

# Own your list

In March 2024 Google switched off the websites that small businesses had made with Business Profile, and in June the old addresses stopped forwarding. Google Podcasts closed in the same months. An American law signed in April gives the owner of TikTok until January 19, 2025, to sell it or lose its place in the country. How that ends I do not know, and neither does anyone with a slide about it.

A platform is a landlord with plans of its own, and your rent was paid in content.

What you own is what you can carry out of the door without asking: your domain, your texts, your recordings, and the addresses of people who asked to hear from you. Followers fail that test. So do reviews on somebody else’s site. Use such places to be found, then give people a reason to come over.

Size is the wrong ambition for a list. Readers who do not want you are a cost: they press the spam button. And do not judge them by opens. Since September 2021 Apple’s Mail Privacy Protection can load the pictures in a mail that nobody looks at, so an “open” proves little. Clicks, replies and orders still mean what they say.

Who feels it: shops that get most of their orders through one marketplace, podcasters whose old show notes point to one app, and anyone who has ever said “our customers are all on there”.

## On Monday: carry everything out once

- Export your subscribers with the date and the form by which each one joined. You may have to prove consent one day. The file holds personal data, so encrypt it and know who can open it.
- Export your texts and pictures. A site you cannot copy is rented.
- Look up who is registered as the owner of your domain. It should be the company, and not the nephew who set it up.
- Move the sign-up form to where people have just received something: below the answer, on the confirmation page, at the end of the show notes.
- Rewrite the promise above it. “Join our newsletter” promises mail. “One letter a month about one tea, and how we brew it” promises a reason.
- Write to everyone who has neither clicked nor bought for a year, and ask whether they want to stay. Remove the silent ones.

**Time: four hours once, ten minutes a month for the export, and about three hours for each letter if you write it yourself.**

# One quarter for a company of ten

Sample & Daughters Tea is a fiction: ten people in Hong Kong, one counter, an online shop that ships to Germany and France, a monthly letter to 6,200 readers, and a podcast of 25 minutes that the elder daughter records among the crates. Ten employees are one too many for a microenterprise.

Mei, who runs operations, can spare four hours a week, and the owner one hour every two weeks. The quarter runs from Monday, January 6 to Friday, April 4, 2025: thirteen weeks, of which Lunar New Year takes one. That gives Mei 48 hours. The plan uses 45. Plans that use every hour are the other kind of fiction.

Mail that never arrives makes no noise, so it comes first. Accessibility has a date and needs a developer, so it comes second. Search can wait until March.

## January: the mail and the list

- Week 1, four hours: the invoices of the past year. Of 31 pieces, 19 could have appeared on any tea seller’s site. Those orders end.
- Week 2, three hours: one of everything, sent to a Gmail address. The letter passes. The order confirmations fail DKIM, nobody knows since when.
- Week 3, four hours: the list is exported, the sign-up promise rewritten, and a short mail goes to the 1,900 readers who have neither clicked nor bought for a year.
- Week 4, no hours: Lunar New Year is on January 29. Nothing is due.

## February: a shop for everyone

- Week 5, four hours: Mei buys a bag of 50 grams without a mouse and finds 14 faults. The developer gets the list and a date, the end of April, which leaves two months for surprises.
- Week 6, four hours: a call to a lawyer in Germany with three questions. Are we in scope, which authority is ours, and what must our public statement say? Then text alternatives for the 20 best sellers.
- Weeks 7 and 8, eight hours: labels, error messages, link names, and weights and origins moved out of pictures into text. A first draft of the statement, naming the faults that are still open.

## March: fewer pieces, better ones

- Week 9, three hours: the one-page order. The money that bought twelve posts a quarter will buy five pieces, each around one thing that only this company knows.
- Weeks 10 and 11, eight hours: the search report, then three rewritten pages. For one of them the owner brews one oolong at four temperatures and says which cup she would finish.
- Week 12, four hours: two episodes get a corrected transcript and show notes, and a phone reads three product pages aloud.
- Week 13, three hours: names and correction lines under the ten most-read pages. The testimonials are checked against the inbox, and one comes down. Then the numbers.

The owner’s six hours go to the tea test, two interviews, the order form and the testimonials, with one in hand.

## What they look at on April 4

- Do all four kinds of mail pass all three checks?
- Was the spam rate under 0.1% on the days when Gmail showed one?
- How many of the 14 faults are still open, and can a person with a keyboard now pay?
- How many readers replied to the last letter? Nobody has counted before.
- For each of the five pieces: which sentence could no competitor have written?

They opened no account on a new network, started no second podcast and did not touch the sixty old posts. That is why Mei went home at six.

# Three things I would not buy

Software that claims to tell whether a machine wrote a text. OpenAI withdrew its own detector in July 2023 because it was not accurate enough. I would not fire a writer on such a verdict. Ask for sources and notes instead. A person who did the work has them.

A guaranteed place in generated answers. Nobody outside the companies that produce them can promise one.

More posts. If this year’s thirty did nothing, the thirty-first will join them.

If you do one thing today, send the four test mails. It takes two hours and no budget, and no other failure on this page keeps so quiet. Today, as it happens, is a Monday.`
