export const content = `A home page is a lobby. Several kinds of people walk through it, and each looks for a different door. A landing page is a counter with one clerk behind it. Somebody clicked an ad, a link in an email or a code on a menu, and now stands in front of you with one thing in mind. The page has to recognize that person, say what is on offer, and ask for one next step.

Most landing pages fail before a sentence is written, because nobody has decided who is standing there or what they should do. The writer then covers the gap with general praise. This guide makes the decisions in order. It starts with the reader and the step, goes down the page from headline to form, and ends with a complete page for a made-up company, Placeholder Cold Rooms, taken from its first draft to its last. The company looks after walk-in fridges in restaurants. I chose it because nobody dreams about fridge maintenance, so no clever phrase will carry the page.

# Choose the reader

“Restaurants” is a market. A reader is one person on one day. Before you write, describe that person in four facts:

- What they do all day, and what they are paid to worry about.
- What happened this week that made them look.
- Where they clicked, and the words they clicked on.
- What they believe already that you would have to change.

For Placeholder Cold Rooms the four facts come out like this. She owns and runs a restaurant with forty seats and one walk-in fridge. The gauge on its door has crept up by two degrees since summer, and there is ice on the frame. She typed “walk-in fridge check” into her phone after closing, and tapped an ad that used the same words. She believes that anyone she calls will find something expensive.

Those facts already decide a good deal. The page will be read on a phone, late, by somebody tired. It can skip the lesson on why cold food matters. It has to deal with the fear of an expensive discovery early, because that fear is what has kept her from calling since summer.

## Know how much the reader knows

Eugene Schwartz, in Breakthrough Advertising (1966), sorted readers by what they are already aware of: nothing, the problem, the kind of solution, your product, or all of it except today’s price. The idea is older than the web and more useful on it, because a link tells you roughly where a reader stands.

A person who searches for “why is there ice on my fridge door” knows the problem. Open with the cause, then bring in the offer. A person who searches for “walk-in fridge check price” knows what to buy. Open with the price. If both arrive at the same page, one of them reads the wrong opening. Make two pages, or choose the reader who is closer to acting and let a blog post serve the other.

## Leave somebody out

A page for one reader turns others away, and that is part of its work. Write one line that says who should not take the step. Placeholder does not repair household fridges and does not work outside the city. Saying so costs a few clicks from people who could never have become customers, and it tells the right reader that the page was meant for her.

# Choose the step

The step is the one thing the reader can do before leaving. Choose it before the headline, since every sentence after this has to lead there. A good step passes four tests.

- One person can take it alone, today, without asking a partner or a boss.
- It can be done on a phone in about two minutes.
- Both sides are better off afterwards, even if nothing more is ever bought.
- You can say exactly what happens next, and when.

Placeholder’s first idea was “Request a quote for a service contract.” It fails the first test, since a contract is a talk with the co-owner and the bank balance. It fails the last as well: a quote could mean an email, a visit or a month of phone calls. “Learn more” fails the other way. It passes as a step only in the sense that shuffling your feet passes as a walk.

The step they settled on is a booking: one check of one fridge, 45 minutes, $85. The owner can decide on that alone. If she never calls again, she has a report and they have been paid. If the check goes well, the contract sells itself in the report’s last paragraph.

## Count what the step costs the reader

Money is only one price. People also pay in time, in exposure (a phone number, an inside view of their kitchen) and in the risk of looking foolish. Write down all of them for your step. Each one is a line the page must contain, because a cost that you leave unmentioned gets estimated by the reader, and tired people estimate high.

## Take away the other exits

Remove the site menu. Remove the row of social icons: you paid to bring her here, and they offer to take her to somebody’s lunch. Keep a name, an address, a phone number and the privacy notice, since a stranger uses these to check that you exist. The button may appear several times down the page, always with the same words and always for the same step.

# Write the headline

A headline has one job: to tell the right reader, in one breath, what she gets. Test it with a telephone. If she read it aloud to her business partner, would he know what she was looking at?

“Excellence in refrigeration since 2009” fails, because he would ask what she means. “Find out what is wrong with your walk-in fridge before it stops” passes. So does “A 45-minute fridge check, before you open, for $85.”

## Four places to look for one

- The words the reader typed or clicked. Repeating them tells her that she is in the right place.
- The event she wants to prevent, with the object in it: the fridge, the Friday, the fish.
- The facts of the offer: what, how long, how much.
- A sentence a customer has said to you. Look through your messages for lines that begin with “I just want to know whether”.

Write ten. The first three will be what everybody in your trade says. Somewhere around the seventh you will run out of adjectives and start using nouns, which is where the good ones live. Then cover your logo with a thumb and read what is left. If a competitor could print it unchanged, write an eleventh.

## Let the line below do its share

A headline that carries the promise, the price, the time and the place will collapse. Give it the promise. The line below takes the facts: who does it, how long it takes, what it costs, what the reader holds in her hands at the end. Together they should make sense to somebody who reads nothing else, because many will read nothing else.

# Fill the first screen

The first screen is what a phone shows before a thumb moves. Six lines of text fit on it, perhaps eight. They have to answer the questions a stranger asks without knowing it: is this for me, what is it, what does it cost, can I trust these people, what do I press.

- The headline, at most two lines on a phone.
- The line below it, with the facts.
- One short proof that can be checked.
- The button, and the few words that belong beside it.

A picture earns its space there only if it shows the thing itself. For Placeholder that is a page of a real inspection report, with a photograph of a torn door seal and a sentence about it. A smiling technician with crossed arms came from a picture library, and readers know it, because they have seen him at their dentist’s.

Show the price here too if you can. Leaving it out keeps nobody in suspense. It brings you messages from people who were never going to pay it, and costs you the ones who assumed that a hidden price is a high one. If the price depends on the job, give the lowest, the usual and what moves it.

# Prove it where you claim it

Proof works like a receipt: it belongs next to the amount. A wall of praise at the foot of the page arrives too late for the claim in the second paragraph. For each claim, ask what a doubtful reader would accept, and put that directly after it.

## From weak to strong

- Your own adjective: “reliable”. It proves that you own a dictionary.
- Unnamed praise: “Great service.” It could be your cousin.
- A count with no date: “hundreds of checks”. The reader wonders whether you know the number.
- A count with a year and a limit: “212 checks in 2023, in this city.”
- A named customer who says what happened, with a detail no marketer would invent.
- The thing itself: a sample report, a recording, a page of the book, the first lesson.

The last is the strongest and the least used. Whatever your customer receives, show one. A reader who has seen the report no longer needs your opinion of it.

## Ask for quotes that say something

“Would you write us a testimonial?” produces “Great service”. Ask three questions instead, by phone, and write down the answers. What was happening when you called us? What nearly stopped you? What can you do now that you could not do before? Then send the customer the two sentences you would like to use, exactly as they will appear, and wait for a yes. You may shorten a quote. You may never improve what it claims.

And if you have no customers yet, say what you have. You have a method that can be described, a sample you made for yourself, a promise with a price on it. “If the report tells you nothing you did not know, you do not pay” is proof of a kind, since you would go broke if you were bluffing.

# Answer the objections

An objection is a sentence the reader says to the screen. You will find them without a survey. They are in the emails that begin “Quick question before I book”, in the calls that ended with “I’ll think about it”, and in the memory of whoever answers your phone. Ask that person for the five things people say. Write them in the callers’ own words.

Then place each where it comes up. “How much?” comes up at once. “What if I have to cancel?” comes up with a finger above the button. Only the leftovers belong in a list of questions near the end.

## Answer with an arrangement

A weak answer reassures: “We understand that your time is valuable.” A strong one describes what you have arranged so that the problem cannot occur: “We come between 7 and 10 AM. The room stays on, except for about ten minutes.” If you find that you can only reassure, you have found a fault in the offer, and no copy will mend it. Go and change the offer. This is the cheapest consulting you will ever receive.

Some objections are right. If the step is a bad idea for somebody, say for whom. A page that tells the owner of a three-month-old fridge to save her money is believed on every other point.

# Word the button, and what stands beside it

A button should finish the sentence “I want to …”. Nobody wants to submit. Nobody wants to click here. Name what pressing it gives, and stop at what it gives: if the next screen is a calendar, “Choose a morning” is true and “Book now” is a small lie that makes people hesitate.

- Weak: “Submit”. Better: “Send my question”.
- Weak: “Get started”. Better: “See prices for your school”.
- Weak: “Sign up”. Better: “Read the first chapter”.
- Weak: “Contact us”. Better: “Ask for a call on Thursday”.

The words beside a button are read by the people most likely to press it, and so they may be the best-read line on the page. They answer the last small fear: what it costs, what happens next, how to undo it. “$85, paid after the check. Change or cancel free until 6 PM the day before” does more than another paragraph of benefits, and takes two seconds to read.

Keep decline links decent. “No thanks, I enjoy losing money” has been written by people who would never say it to a customer’s face.

# Keep the form short

Each field is a question from a stranger. Before you add one, finish this sentence: “We need it on the day because …”. Placeholder’s first form had eleven fields, among them “Company size” and “How did you hear about us?”. The technician, when asked, needed four things: where to go, which morning, who opens the door, and a number to send a text to.

- Put the label above the field and leave it there. Gray text inside a field vanishes when people type, taking the question with it.
- Mark the optional fields, or better, remove them.
- Say why you ask for a phone number: “for a text when the technician is on the way”.
- Accept what people type. A number with spaces is still a number.
- Write an error as an instruction: “Add the street and number so that we can find you.”
- Say what happens to the data, in one sentence, beside the button.

Then write the screen that follows, which is part of the page although nobody budgets for it. It should state what was agreed, what happens next and by when, and how to change it. “Thank you for your submission” answers none of these, and the customer calls you to ask.

# Decide how long

A page should be as long as the decision. A free download needs a headline, a contents list and a field. A check for $85 needs an answer to each of five or six doubts: 300 words, perhaps 500. A course for $900, which the reader must defend at home, may need 1,500 and a sample lesson.

People rarely leave because a page is long. They leave at the paragraph that says nothing, and a long page has more places for it. So cut by paragraph: cover one with your hand, and ask which question in the reader’s head now goes unanswered. If you cannot name it, leave the paragraph out. Whatever remains has earned its length.

# Test with few visitors

Most advice on testing comes from companies with a million visitors. You may have 200 a month. The arithmetic is then different, and it is worth doing once.

Suppose that 4 in 100 visitors take the step. That makes 8 bookings from 200 people. By chance alone, with no change to the page, 95 months in 100 will bring between 3 and 14. So when a new headline is followed by 11 bookings, you have learned nothing yet. To detect a rise from 4 to 5 in 100 by showing half the visitors each version, at the usual standard of statistics (95 percent confidence, 80 percent power), you need about 6,700 visitors for each. At 200 a month that takes five and a half years. To detect a doubling, from 4 to 8, you need about 550 each: five and a half months.

**With few visitors, look for the large faults. They are also the ones worth mending.**

## What you can do this week

- Show the first screen to five people like your reader, for five seconds each. Hide it. Ask what is sold, for whom, and what the button does. Two wrong answers out of five need no statistics.
- Hand your phone to one of them and ask for a booking. Say nothing. Note each pause.
- Read the page aloud to a person. You will hear the sentence where your own voice stops believing it.
- Ask everyone who takes the step one question: “What nearly stopped you?” Ten answers will give you the next draft.
- Try headlines where the numbers are larger: as ad texts, or as subject lines to a list you already have.

Jakob Nielsen argued in 2000 that tests with five people show most of the usability problems of a design. People have disputed the exact share since. Nobody has disputed that five is more than none.

## Keep a log

When you change the page, change one large thing: another offer, another step, another opening. Write a line in a log with the date, the change, the reason, and visitors and steps before and after. Note what else happened, since a heat wave sells more fridge checks than any headline. Over a year the log shows you patterns that no single month can. Count the step itself. Time on page and scroll depth may mean that people were fascinated, or lost.

# A page, worked from first draft to last

Placeholder Cold Rooms is invented, and so are its figures and its customers. Yours have to be true. For each section here is the draft that came in, what was wrong with it, and what replaced it. Read in order, the final versions are the whole page.

## Headline

**First draft**

“Welcome to Placeholder Cold Rooms. Innovative solutions for all your refrigeration needs.”

It greets everybody and tells them nothing. The second attempt was “Prevent costly breakdowns”, which has a verb at last, but a bank or a garage could use it. The third put the fridge in.

**Final version**

“Know what is wrong with your walk-in fridge before it stops.”

## The line below

**First draft**

“Our passionate team of experts takes pride in a seamless experience from start to finish.”

That is a sentence about the team’s feelings. The reader has four questions: what is it, how long, how much, what do I get.

**Final version**

“A technician checks it in 45 minutes, before you open, for $85. By the evening you have a written report with photographs and prices.”

## The button and the words beside it

**First draft**

“Contact us today for more information”

Pressing it opened an empty email, and the customer had to work out what to put in it. The team’s second version, “Book now”, frightened a cook who tried it, because she thought that she would have to pay on the next screen.

**Final version**

“Choose a morning”

“$85, paid after the check. Change or cancel free until 6 PM the day before.”

## The first proof

**First draft**

“Trusted by hundreds of happy customers.”

Asked how many, the office found the number in ten minutes. Asked how the checks ended, they found a better one.

**Final version**

“In 2023 we checked 212 cold rooms in this city. 131 of them needed nothing that could not wait a year.”

The second sentence is the most valuable on the page. It meets the fear that a technician always finds something, and it does so with a figure that a dishonest company would hide.

## What happens in the 45 minutes

**First draft**

“Our comprehensive multi-point inspection covers every aspect of your refrigeration system, ensuring optimal performance and peace of mind.”

“Comprehensive” asks the reader to imagine the list. The technician dictated it in a van, and it needed little editing.

**Final version**

“We measure the air in four places and compare it with your gauge. We test the door seal on all sides with a strip of paper. We look at the coil, the fans, the drain and the defrost timer. We photograph whatever is worn. The room stays on, except for about ten minutes while we check the fans. Keep the door shut and the food will not notice.”

Under it stands a picture of one page of a report, with this caption: “From a real report. The owner allowed us to show it. We removed the address.”

## The large objection

**First draft**

“We offer honest advice and competitive prices.”

Every company says so, the dishonest ones first. What made the difference was a rule that the founder had followed for years and never thought of writing down.

**Final version**

“We repair nothing during a check, so there is nothing to add to the $85. The report sorts what we found into three lists: now, this year, leave alone. Each part has a price beside it. You may give the list to anyone you like, and some of our customers do.”

The last sentence cost an argument. The sales manager wanted it out. It stayed, because a reader who has been told that she may leave stops looking for the door.

## The quote

**First draft**

“Great service, would recommend. H.S.”

They called H.S., who turned out to be Hana Sample of Specimen Noodle House, and asked what had nearly stopped her.

**Final version**

“I had put it off for a year because I expected a bill for thousands. The report said: door seal, $60, leave the rest alone. I changed the seal and left the rest alone.”

“Hana Sample, owner, Specimen Noodle House”

## The remaining questions

**First draft**

The first draft had fourteen questions, including “Why choose us?”, which no customer has ever asked. Four had been heard on the phone within a month.

**Final version**

“What time do you come? Between 7 and 10 AM, Tuesday to Saturday. You get a text when the technician is twenty minutes away.”

“Do I have to be there? Somebody has to open the door. After that we need nobody.”

“My fridge is new. Should I book? Not in the first year. Call the company that installed it. Their warranty is cheaper than we are.”

“Do you check freezers and home fridges? Walk-in freezers, yes, at the same price. Home fridges, no. Outside the city, no.”

## The form

**First draft**

Eleven fields, all required, under the heading “Request Form”, with a button that said “Submit”.

**Final version**

“Which morning? (a calendar with the free ones)”

“Restaurant and street address”

“Who opens the door?”

“Mobile number, for a text when the technician is on the way”

“Choose this morning”

“We use these four answers to come to you and to send the report. Nothing else.”

One detail changed here: the button now says “Choose this morning”, because at this point a morning has been picked. The step is still the same. The words follow where the reader is.

## The screen after it

**First draft**

“Your form has been submitted successfully.”

**Final version**

“You are booked for Tuesday, January 14, between 7 and 10 AM. Lee Placeholder will come. You get a text when he is twenty minutes away, and the report by 6 PM. To change the time, reply to the message we have just sent to your phone.”

# Before you publish

The finished page, form included, has fewer than 400 words. The first draft had over 900, and four of its claims could not have been proved by anyone. What changed in between was mostly decided away from the keyboard: a smaller step, a rule written down, a number looked up, two phone calls. Go through your own page with these questions, on your phone, at an hour when you would rather be asleep.

- Can you name the person it was written for, and what happened to her this week?
- Does the headline use a noun that she would use?
- Are the price, the time and what she receives on the first screen?
- Does each claim have its proof within a thumb’s width?
- Is there exactly one step, and does every button lead to it?
- Do the words beside the button answer her last fear?
- Can everything in the form be traced to somebody who needs it on the day?
- Does the final screen say what happens next, and when?
- Would you be comfortable reading the whole of it aloud to a customer who knows you?`
