export const content = `A content plan should fit on one page because it is used by people who are doing something else. The calendar with forty rows is made in a hopeful week in December and last opened in the third week of January. Nobody decides to abandon it. A supplier fails, somebody is ill, two rows turn red, and from then on opening the file means looking at what you did not do.

I edit for a living, and I have worked from both kinds. The plans that lived were short, they gave every job a name, and they said what would be left out. The long ones were mostly topics. Topics are the easy part: anyone can think of forty, which is how the forty rows came about.

This note fills in the page in the order I would fill it in myself. You need two weeks of listening, one afternoon of deciding and, after twelve weeks, one hour to see what came of it. The example is Specimen Lane Physiotherapy: three physiotherapists, one front desk, and a podcast with about 140 listeners. It is made up. The bad knee in it is on loan from me.

# What the words are for

The words of a business can do three jobs. They help a stranger find you. They help someone who has found you to believe you. And they help someone who believes you to choose you over the alternatives, the strongest of which is usually doing nothing.

## Be found

A stranger has a problem and types it into a phone. The piece for this job answers the question in the asker’s own words, near the top, before it asks for anything in return. The common mistake is to answer what people in your trade would ask. Hardly anyone with a sore knee searches for “patellofemoral pain” until somebody has told them that they have it.

## Be believed

Now they have found you and wonder whether you are any good. What helps is detail that can be checked: how you work, what you refuse to do, a case with figures, a named person with a view. Few strangers search for such pages. Careful buyers read two or three of them the evening before they call. The mistake here is praise. “Our experienced team” is a compliment you paid yourself. A page that says when you send a patient home is a commitment.

## Be chosen

The reader is nearly there, and something small is in the way: the price, what happens first, what to wear, how to get out of it again. The pieces for this job are the price page, the page about the first visit, and the reply to a person who asked something and went quiet. Many small businesses lose their money here, because nobody thinks of a reply as writing.

## Find the leak

Give each piece one of the three jobs. A page that tries to be found and chosen at once explains knees to people who wanted the price, and prices to people who wanted their knee explained. Then look at where you lose people, because that decides how much of the quarter each job gets.

- Few strangers arrive, and most of those who do get in touch: work on being found.
- Many arrive and few get in touch: they do not believe you, or you attract the wrong ones.
- Many get in touch and few buy: work on being chosen, and leave the blog alone for a while.

About 60 new people call or write to Specimen Lane in a month, and 22 of them book. The owner had asked for a blog. More visitors would have poured water into a bucket with a hole in its side, so the largest share of the plan goes to the third job. The first still gets something: Omar, who joined in April, treats nine patients a week and has room for 28.

# Collect the questions

For two weeks, everyone who talks to customers writes down what they ask, one question to a line, with a tick for every repeat. Use a sheet of paper beside the phone. It needs no password. The sources are closer than most people think:

- The phone and the counter, where you also hear the tone of the question.
- Sent mail. Any answer that you have typed three times is a first draft you already own.
- The job itself. Once money is settled, people ask what they were afraid to ask before.
- People who did not buy. Call three of them and ask what they would have wanted to know.
- Complaints and cancellations. Behind most of them is a sentence that came too late.
- The search box on your own site, and the list of queries in Google’s Search Console.

Write the question as it was asked. “Do I have to stop running?” went into a meeting at Specimen Lane and came out as “exercise modification during rehabilitation”. The first is a headline. The second is a slide. After two weeks the sheet held 71 questions of nine kinds, and six kinds had most of the ticks:

- “What happens the first time?”, along with what to wear and whether a doctor’s letter is needed: 17.
- “Do I have to stop running?”, and its cousins with stairs and tennis: 14.
- “How many times will I have to come?”: 12.
- “How much is it?”, often followed by silence: 11.
- “Who would I see?”: 6.
- “It stopped hurting. Do I still come on Friday?”: 5.

Now add two notes to each kind. Which of the three jobs would an answer do? And where does the answer live today: on a page, in somebody’s mail, in somebody’s head? The third place is common and has office hours.

Then weigh who is asking. One question from a person who went on to buy is worth several from people who never would. “Can you tell me over the phone what it is?” was asked four times that fortnight. A page about it might have been well read, by exactly those who wish to be treated over the phone.

# Choose few subjects

Take three subjects for a quarter. I would defend two. Four need a person who does nothing else.

A subject is wider than a piece. “Knees and running” is a subject, and “Do I have to stop running?” is one piece within it. A subject has room for six to ten questions, so it can be met from several sides and more than once. Repetition is the reason for choosing few. The practice will be tired of the knee long before the town has noticed that it knows about knees.

Put every candidate through four tests.

- The sheet asked for it, with at least five ticks.
- You know something about it that a competitor would need an afternoon to find out.
- It leads to something that you sell and have room to deliver.
- Somebody on the team could talk about it for twenty minutes without notes.

People skip the fourth test, and it predicts more than the others. If nobody can talk about the subject, the writer will have to fetch the content from other people’s pages, and you will have paid for a summary of your competitors.

Specimen Lane rejected three ideas that sounded good. Exercises at the desk failed the second test, since every practice has that page. Injuries in children failed the third: nobody there treats children. Recovery after childbirth failed it for the opposite reason. The colleague who treats it has a waiting list of five weeks, and a good article would have made the list longer and the people on it crosser. Three subjects remained, one for each job:

- Knees and running, to be found.
- How many visits it takes and when we send people home, to be believed.
- The first visit, to be chosen.

The rejected ideas go onto the page too, under “Not this quarter”. A good idea needs somewhere to wait, or it will wait in the calendar.

# One subject, four forms

Begin with talk. The person who knows the subject records twenty minutes on it, alone or in answer to somebody’s questions. Then make the article out of the recording, the episode notes next, the newsletter after that and the sales email last. Speech comes first because it is the cheapest way to get at facts, and because the person who knows them would otherwise put off writing until next year. Without a podcast, record the conversation all the same and publish only the text.

The four forms share their facts. They do not share a reader, and so they cannot share an opening. This is Omar on the recording:

“So what they all ask is, do I have to stop. And mostly no. Mostly you run less for a bit. What I tell them is, look at the next morning. If it’s back to where it was by the next morning, okay, that’s within what the knee can take. If it’s worse, that was too much, so cut it. And if it swells up, or it locks, or it gives way, stop running and let somebody look at it.”

## The article

Its reader is a stranger with a phone in one hand and the knee in the other. The answer comes first and stands complete, so that somebody who leaves after three lines leaves with it.

“Usually you can keep running, but less. Let the next morning be your guide. If the knee feels as it did before the run, that distance was within its limits. If it hurts more, the run was too long. Three signs mean that you should stop and have it examined: the knee swells, locks or gives way.”

## The episode notes

One reader is deciding whether to press play. The other heard it in the car and wants to find the place again. Both need an exact map and no persuasion.

“06:40 Do I have to stop? The next-morning check, and the three signs that end the discussion.”

## The newsletter

This reader knows you, and asked for mail from you in a generous moment. An explanation from the beginning would be a lecture. Open with something that happened.

“Omar has told so many runners to look at the next morning that Pilar offered to have it printed on the towels. Until the towels come, here is what he means by it.”

## The sales email

Its reader is one person, who called on Tuesday and did not book. The front desk sends it by hand, to nobody else, and changes the first line to fit.

“You asked whether you have to stop running. Omar can tell you once he has seen the knee, and often the answer is to run less. Until then, please note how it feels on the morning after each run. He has Thursday at 8:00 and Friday at 5:30. The first visit takes 45 minutes and costs $95. If one visit is enough, he will say so. Which time suits you?”

Word for word I expect more of this form than of the other three, and I seldom see it in a plan. It answers the question, removes a doubt, names the price and ends on a choice between two times.

Two rules keep the set together. Facts stay identical in all four, so keep a list at the foot of the article of the places where each figure also appears. And stop at four. If somebody on your team enjoys posting on a network, let them cut posts from the article. If nobody does, leave it.

# A rhythm you can keep

Look up the worst week of last year, the one when two people were ill and the card terminal died. Whatever you could have published in that week is your rhythm. For most businesses of this size it is one finished thing a week, and some of those things are small. I plan in loops of four weeks:

- Week one: record, then send off the file with a brief.
- Week two: the texts are back. Check them together and decide.
- Week three: publish the article and the episode on the same day.
- Week four: send the newsletter, put the sales email into the front desk’s folder, repair one old page.

Three loops make twelve weeks, with one subject to a loop. The thirteenth week of the quarter is for the review. Every loop has the same weekdays, because “the newsletter goes out on the Tuesday of week four” can be remembered and a date has to be looked up.

If you buy the writing, count backwards from the day you publish. With us, turning a recording into an article takes 72 hours, and notes or a newsletter take 24. The clock starts once the brief and the payment are in, and an agent contacts you within 24 hours of the order to settle both. Record on a Tuesday, have everything settled by Wednesday, and the article is back on Saturday. That is why checking belongs to the second week, when somebody is awake.

You also need a rule for the week that goes wrong, and you need it beforehand. Mine is to skip and never shift. When week three collapses, leave out the smallest form and keep the dates. A plan that is moved by one week gets moved again, and by February it has become a list of intentions.

Start with one finished piece in a drawer: correct, approved, tied to no season. The drawer is what lets you skip without going silent. Refill it before you do anything clever.

# Who does what

A plan has six jobs. One person may hold several of them. No job may have two names, because a shared job belongs to whoever feels guilty first.

- The listener keeps the sheet of questions, after the two weeks as well.
- The source knows the subject and talks into the microphone.
- The writer turns the talk into text.
- The checker says whether it is right.
- The decider says whether it is published.
- The sender publishes, mails, files and counts.

The writer should not also be the checker. People who wrote a sentence read what they meant by it. Keep the owner’s name off as many lines as you can, because every job with the owner’s name on it waits for the owner. At Specimen Lane, Lena owns the practice and had put herself down for five of the six. She kept two: she talks, and she decides. Omar is the source for knees and the checker for everything. The writer is hired by the piece.

The front desk, that is Pilar, is listener and sender, which makes an hour and a half a week. Nobody has a spare hour and a half. Something has to come off the desk before this goes on it, and the plan should say what. Pilar used to confirm each appointment by phone. Text messages do that now.

# Two people may say no

The checker answers one question: is it right? That covers facts, names, figures and safety, and stops short of taste. The decider answers another: do we stand behind it? That is a yes or a no with a reason, and stops short of commas. Everybody else may read the piece on the day it appears, like the public.

- Comments go into one document. What was said in the corridor was not said.
- The checker has two working days, the decider one.
- A comment names the sentence and the fault. “Wrong, the visit takes 45 minutes” is a comment. “Could this pop more?” is weather.
- There is one round. A second one is for errors.
- Decide in advance what silence means. At a bakery it can mean yes. At Specimen Lane nothing appears unless Omar has checked it, and the slot goes to the piece in the drawer.

Here is what a checker is for. The first draft on knees said “cut the next run by half”. Omar had said “cut it”. The half had crept in because a number looks helpful, and it was helpful, and nobody who treats knees had said it. He struck it out with the note “depends on the run”.

Each further person costs more time than the last, because now two of them can disagree. At a fixed price it also costs money. With us, the rounds of revision are printed on the card, one more is $35, and changes have to be requested within 14 days of delivery. A path with five people on it can spend those 14 days looking for a date on which all five are free.

Some trades have a rule-keeper: a lawyer, a compliance officer, a professional body. Do not add that person to the path. Ask them once to approve half a page of rules: what we never promise, whose stories we may tell, when we send readers to a doctor. After that the checker applies the half page. Regulators of health professions in some countries forbid testimonials in advertising. Lena looked up hers before the quarter began, and a case study that everyone had liked came off the plan unwritten.

# Update and delete

Old pages go on talking, in the present tense, under your name. Once a quarter, list all of them and give each a letter.

- K, keep: it is right, and somebody uses it.
- R, repair: somebody uses it and it is wrong, or it is right and nobody opens it.
- D, delete: it is wrong or beside the point, and nobody would miss it.

Specimen Lane has 41 pages, counting every old post. Fifteen got a K, nine an R and seventeen a D, among them a welcome to a colleague who has since left and three announcements of opening hours, two of which disagree. Of the nine repairs, five are a single line that Pilar can change, two need a rewrite this quarter and two can wait. Wrong prices, wrong hours and unsafe advice go first. Pages that people use come next. Style comes last.

Deleting feels like waste, and the money was wasted some time ago. Before you press the button, look at whether anyone still arrives and whether another site links to the page. If a newer page answers the same question, move over the one good paragraph and redirect the old address there. If there is none, let the old address say that the page is gone. Do not send everyone to the home page. They asked for something else, and Google may treat such a redirect as an error anyway.

Some facts go bad on a known day: fees, hours, names of staff, the insurers you accept. List them at the foot of the plan with the date and the pages they appear on. And leave a page’s date alone unless its text has changed. A new date on an old text tells the reader a lie that the first outdated price will expose.

# What to measure

Take one number for each job and one for the business. Read them once in each loop, on the same day, write them on the page by hand, and close the software.

- Found: clicks from search to the pages of the three subjects.
- Believed: how often a caller mentions something you published, and how many readers answer the newsletter.
- Chosen: of those who got the sales email, how many booked within 14 days.
- The business: the patients Omar treats in a week.

The second number comes from a question on the phone, so word it with care. “How did you hear about us?” gets you “online”. “What made you call today?” gets you a story, and sometimes a headline. Pilar writes down the answer in words, and nobody sorts it into categories.

Small numbers deserve small conclusions. If bookings rise from four to seven, that is 75 percent, and it may also have been the weather. I would report no percentage of anything that you have fewer than a hundred of. With seven bookings you can do better: look up the seven, and read what Pilar wrote beside them.

## What to ignore

- Opens. Since September 2021 Apple’s Mail Privacy Protection can load the pictures in a mail that nobody looks at, and the count has been soft ever since.
- Likes and followers, unless they come in person.
- Your rank for your own name. If you are not first, you have another problem.
- Time on the page. A long visit can mean interest, confusion or lunch.
- Downloads of the podcast. A download is not a listener, and a listener abroad is not a patient.
- Total visits, which flatter the wrong page.

The last one needs an example. The most visited page of Specimen Lane is “Six exercises at your desk”, from 2021. It brings in more visits than the rest of the site together. In the two weeks of the sheet, no caller had read it. Its readers sit at desks all over the world, and they are grateful, and they will not be coming in on Thursday. The page is a success in the way that a bench outside a shop is a success. Keep the bench, and do not count those who sit on it as customers.

# What it costs

I have an interest here, so check my sums. When I first wrote this, our studio had not opened and its price list was a draft. Since then I have put in the fixed prices from the Services page, which is the kind of repair I asked for above. They are in US dollars, and placing an order does not charge you. One loop costs:

- Transcript to Article, 1,200 words: $67.
- Podcast Show Notes, 500 words: $45.
- Email Newsletter, 500 words: $34.95.
- The sales email: nothing, because Pilar writes it out of the article in half an hour.

**One subject: $146.95. Three subjects: $440.85.**

Then the old pages. Two of them get an Article Refresh, at $44 each: $88. Five that read well and are seldom opened get new headlines and search snippets in one Headline and Meta Pack: $15. That makes $543.85. I would hold back $35 for one extra revision, so the figure to agree on is $578.85.

Without a podcast the loop is an SEO Article for $39.95 and a newsletter for $34.95. Three of those, with the same repairs, come to $327.70. The difference of $216.15 buys notes for three episodes, articles made of Omar’s own sentences, and three cleaned transcripts that deaf patients can read.

You will also be offered larger baskets, some of them by us. The Starter Package has two posts of 600 words and a newsletter for $69.99, where the three would cost $84.93 singly. It suits a business whose questions are short. The Monthly Blog Plan delivers four SEO articles for $140 a month. Three months make twelve articles, a fair price for them, and nine more than Omar can check. A Content Strategy is $120 and plans 24 topics over 90 days, which you can read as three subjects with eight questions each. Buy it when nobody has the afternoon, or when two partners need a third opinion. With a full sheet of questions you can do without.

## Count the hours too

Over the quarter, the plan takes 18 hours of Pilar, eight of Omar and eight of Lena. Omar’s are free for the time being, because his calendar has holes. Pilar’s cost $22 each, so $396. Lena’s calendar is full: each hour is a visit at $75 that she does not give, so $600. The eight hours of the owner cost more than all the writing.

With the invoices the total is $1,574.85. A new patient pays $95 for the first visit and comes, let us say, three more times at $75: $320 in all. Suppose $110 of that is left when the treatment and the room have been paid for. Then the plan needs 15 patients who would not have come otherwise. Do this sum before you start, because it may tell you to stop. A practice with a full calendar should spend the money on chairs.

If you have half the money, cut a subject and keep all the forms of the other two. Repair the two old pages yourself and write the headlines yourself. That leaves two loops for $293.90. The other way to halve, three articles that nobody mails to anyone, costs about as little and loses most of the effect.

# The whole plan

This is the page as it hangs beside the front desk. It fits on one sheet in ten-point type, with space for the numbers.

## Specimen Lane, July 1 to September 20

**Goal**

Omar treats 16 patients a week by September 20 (June: nine). The leak: 60 people ask in a month and 22 book.

**Subjects**

- Loop 1, be chosen: the first visit. Source: Lena. “What happens the first time?”
- Loop 2, be found: knees and running. Source: Omar. “Do I have to stop running?”
- Loop 3, be believed: how many visits, and when we send people home. Source: Lena, with Omar. “How many times will I have to come?”

**Forms for each**

Episode with notes, article, newsletter, sales email. Nothing else.

**Dates, all Tuesdays**

- Record: July 2, July 30, August 27.
- Publish episode and article: July 16, August 13, September 10.
- Newsletter to 480 readers: July 23, August 20, September 17.
- In the drawer by July 1: “It stopped hurting. Do I still come on Friday?”

**People**

- Listener and sender: Pilar, 90 minutes a week. Off her desk: confirmation calls.
- Host and decider: Lena.
- Checker: Omar, by Thursday of the second week. Lena decides on Friday.
- Writer: hired by the piece.
- When Omar is away nothing new goes out. The drawer does.

**Old pages**

- Refresh in loop 1: “Fees and insurance”. Refresh in loop 2: “Do I need a doctor’s letter?”
- Headlines and snippets for five pages, July.
- Pilar: five single lines, 17 deletions, by July 26.
- Goes bad: fees on October 1, Omar’s evening hours on September 1.

**Money**

$543.85, with $35 in reserve. Break-even, hours included: 15 new patients.

**Numbers, last Friday of each loop**

Search clicks on the three subjects. Callers who mention a piece. Replies to the newsletter. Sales emails sent, and booked within 14 days. Omar’s week.

**Never**

No promise of a cure, no patient’s story, no number of visits without “usually”. Every piece on pain says when to see a doctor.

**Not this quarter**

Desks, children, recovery after childbirth, short videos, a second podcast.

**Review**

Wednesday, September 25, one hour: Lena, Omar, Pilar.

That is the whole of it. The order of the loops was the last thing they changed. Knees had been first, since Omar was eager. But the leak was at the front desk, and the first loop has the most weeks left in which to earn something.

# After twelve weeks

Hold the review in the thirteenth week and let it last an hour. Put the page on the table with the numbers written in, and nothing else: no slides, no software.

- Ten minutes: did we do what the page says? Count what came out and what was skipped, and name no culprits.
- Twenty minutes: what happened? Each number, then the stories beside it.
- Fifteen minutes: what do customers ask now? Bring the new sheet.
- Fifteen minutes: one thing to keep, one to change, one to stop.

The order matters. If half the pieces never appeared, the numbers say nothing about the subjects, and the only finding is that the rhythm was too fast. Slow it down and run the same subjects again.

At Specimen Lane eleven of the twelve forms came out. The third sales email was skipped in a week when Pilar was ill. Nobody had to open the drawer. This is what stood on the sheet:

- Search clicks: knees 96, number of visits 31, the first visit 9.
- Callers who mentioned a piece: 17. Thirteen had read about knees, and four quoted Lena on sending people home.
- Replies to the newsletter: 6, 4 and 11.
- Sales emails: 34 sent, 15 of them booked.
- Omar: 15 patients a week. The goal was 16.

Look for the dullest success on that list. The page about the first visit had nine clicks in ten weeks, and a report that ranks pages by traffic would have told them to delete it. But Pilar had put it into every one of the 34 emails, and 15 people then did what they had put off. Judge a page by the job you gave it.

The 17 callers are worth a careful reading too. Eight of them booked without any email. With the 15 that makes 23 new patients, eight above break-even, and Lena was ready to celebrate. Pilar then read out her notes. Five of the 23 had been on the point of booking anyway and said so. That left 18, which is still above 15, though by a margin that one slow month could eat. They wrote “18, probably” on the page. I trust people who write “probably”.

The page on the number of visits was two weeks old when it was judged, which is too young. Give the last subject no verdict. Carry its row over to the next page and look again in December.

Their three decisions took four minutes. Keep the sales email, and write one for each of the six common questions. Change the newsletter, since the one with 11 replies was the one in which Lena admitted that the practice used to keep people too long: the next three will each begin with something that went wrong. Stop making the notes for people who might press play, because the new listeners are patients, who hear the episode before they come in and want the exercises. The notes now start with those.

Then write the next page from an empty one. Do not edit the old one. What was crossed out stays in the corner of the eye and asks to be let back in. Copy over the goal if it still holds, the facts that go bad and the row that was too young to judge. Everything else has to apply again.

Keep the old sheet, though. Pin the new one over it, one nail for both. After a year you will have four pages on a nail, and you can read in a quarter of an hour what a year of words did for you. I have never seen anyone do that with a spreadsheet of forty rows.`
