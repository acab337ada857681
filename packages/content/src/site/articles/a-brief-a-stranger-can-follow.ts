export const content = `Here is a test for a brief. Print it, hand it to a capable writer who has never heard of your company, and leave the room. If the draft that comes back needs small changes, the brief was good. If it needs a meeting, the meeting was the brief, and it came too late.

The stranger may be a writer you hired, a colleague who joined on Monday, or you in March, opening a note from December that says “bread post, see Nora”. All three lack the same thing: what was in your head when the idea seemed obvious. A brief moves it onto paper. Allow half an hour for a short piece. Most of that time goes into finding out what you have not decided yet.

I telephone people about their briefs for a living, so this guide is built from the questions I ask. It has eight parts to fill in, a bad brief repaired with a red pen, the repaired brief in full, and a template. The bakery in it is made up. The bread would work.

# What a stranger is missing

A bad brief is seldom too short. It is private: written in a code that only its author can read. “The usual tone.” “Our regulars.” “Mention the new thing.” Each phrase points at something, and the writer cannot see your finger.

The better you know the subject, the worse this gets. You leave out the facts you use daily, because you have stopped noticing that they are facts. A baker can fill two pages about her sourdough and forget to say on which day the shop is closed.

A cautious writer who gets a private brief sends a long list of questions. A confident one guesses, and guesses are general, so you receive the post in which nothing beats the smell of fresh bread. When a draft sounds like everybody else’s, look at the brief before you look at the writer. It probably held no fact that belonged to you alone.

# The eight parts

Write them in this order. Each part limits the ones below it, so when you get stuck, the fault is usually one line up.

## Goal

The goal is what should be different in your business a month or two after the piece appears. Most briefs give a topic instead. “A post about our rye bread” is a topic: a writer can cover it completely and do nothing for you. “Sell the six rye loaves that are left over each week” is a goal, and it settles a hundred small questions, beginning with the headline.

Choose something you could count or notice without a survey: orders, phone calls that ask the same question, applicants who can do the job. “Awareness” fails, because nobody will know whether it came. If you have two goals, rank them and expect the second to get one sentence. If they need different readers, you have two pieces.

## Reader

Describe one person on one day. A group, such as “women aged 25 to 45”, gives a writer nothing to say to anybody. Four facts do the work: what this person does all day, what happened just before the reading began, what is known already, and what is doubted.

The doubt is worth the other three together, and it is the line most often left blank. Much business writing is the answer to a doubt. If the brief does not name it, the writer will answer one that nobody has.

## The one thing to do

Finish this sentence with one verb: “When she has read it, she …”. Reserves a loaf. Prints the checklist. Forwards it to her boss. Add where it happens and what it takes: a form, a text message, a walk to the counter.

Briefs like to go on: and follows us, and subscribes, and tells a friend. Each extra request competes with the first. Choose one. The others can live in the footer, where nobody will disturb them.

## Proof

List what you have that a doubtful person would accept, and where it is: photographs, a test you ran, a figure with its year, a customer who agreed to be named. Attach it, or say who holds it. A writer cannot invent proof, and a decent one will not.

This part changes more briefs than any other. You go looking for evidence of your main claim and find that you have none. Better to learn that now than in public. Then either get some (a test in your own kitchen costs one loaf) or make a smaller claim.

## Voice

“Friendly but professional” describes every company, and most flight attendants. Adjectives are poor instructions, because each person hears another sound in them. Give the writer something to listen to:

- A paragraph you have published and would sign again, with what you like in it.
- A paragraph, anybody’s, that you dislike, and the reason.
- Words your customers use, and words you would be embarrassed to see under your name.
- Who is speaking: “I”, “we”, or the company in the third person.
- The main point as you would say it across the counter, spelling mistakes welcome.

The last is often the best line in the brief. Now and then it goes into the piece unchanged.

## Must-have facts

These are the facts that do damage when guessed: names and their spelling, prices, sizes, days, what is included. Beside any that may change, write who can confirm it. Ten facts make a brief. Forty make a filing cabinet, and the writer will pull out the wrong drawer.

Split the list in two. Some facts must appear in the text. Others the writer needs only so as not to contradict them. Without that split, you get a paragraph about parking.

## Limits

Begin with length, form and place: 600 words, a blog post, read mostly on phones. Then say what the piece may not contain: a promise you cannot keep, a claim the law regulates, a supplier who has not agreed to be named. Give the reason with each. A writer who knows the reason will also avoid the neighboring mistake that you forgot to forbid.

## Deadline

“By the 28th” does not say what happens on the 28th. Give three dates: when the draft arrives, when comments go back, when the piece is published. Say who comments, and whose word counts when two people disagree.

Then say why the last date stands where it does. A date with a reason (“the posters are printed on the 5th”) survives a bad week. A date without one is the first thing to be traded away.

# A bad brief under the red pen

Nora Sample, who owns our imaginary Example Street Bakery, sends this message. You will have met each of its phrases before.

“Hi, we need a blog post about our rye bread. It’s a great product and not enough people know about it. Target audience is anyone who loves good bread. Tone should be warm, friendly and professional. Please make it engaging and good for Google. Mention that it’s healthy. About 500 to 1,000 words, as soon as possible. Thanks”

Nothing here is foolish. Yet a stranger can use four words of it: “blog post” and “rye bread”. The red pen goes through line by line, and for each line it strikes out, it asks one question.

**“A blog post about our rye bread.”**

A topic. The question: what should happen that does not happen now? The bakery makes twenty rye loaves every Thursday night. On Saturday evening about six are still on the shelf. Nora wants all twenty sold without cutting the price. That is a goal, with a number she sees each week.

**“It’s a great product and not enough people know about it.”**

The first half is an opinion, so out it goes. The second half is a diagnosis, and worth checking. Do people not know the bread, or know it and leave it? Nora can answer at once. They pick it up, say “It’s huge”, and put it back. The loaf weighs 1.2 kilograms. A post that introduces rye bread to the world would have missed the point by a mile.

**“Anyone who loves good bread.”**

Who was the last person to pick it up and put it back? A woman who lives by herself two streets away and comes in on Fridays after work. One person, with an objection. She is now the reader.

**“Warm, friendly and professional.”**

What did you say to her? “I told her that loaf is better on Sunday than it is today, and I’m still eating mine the Friday after.” There is the voice, and also the argument.

**“Engaging and good for Google.”**

Engaging is the writer’s job, whatever the brief says. The rest is too wide to act on, until somebody asks what the reader would type. Nora tries it on her own phone: “how long does rye bread keep”. One phrase, and the post should answer it in its first lines.

**“Mention that it’s healthy.”**

What could you show to a person who asked? Nothing, as it turns out, and in many countries a health claim for food is a matter for the law. But the question brings up something better. In October, Nora kept one loaf for nine days, ate a slice each morning, and wrote down what it was like. She had not thought of it as evidence. She had thought of it as breakfast.

**“About 500 to 1,000 words, as soon as possible.”**

The upper figure is twice the lower, and “soon” is a mood. What is the piece for, and what breaks if it comes a week late? It will stand on the blog, and cards for the counter will carry its address. The cards come from the printer on November 27. Now there is a length that suits a phone, and a date with a reason.

# The same brief, repaired

This is the whole of it, as Nora approved it. It fits on one page.

**Goal**

Sell all 20 rye loaves each week by the end of January, at full price. Today we sell about 14.

**Reader**

Lives alone, works nearby, stops at the bakery on Fridays at about six. Likes the rye, has picked it up, has put it back. Knows that a white loaf is stale in two days and expects the same here. Doubt: “I’ll end up throwing half of it away.”

**The one thing to do**

Send us a text message before Wednesday noon to reserve a loaf for Friday. The message needs a name and nothing else.

**Proof**

Nora’s notes from October, attached: one loaf, nine days, a slice each morning, a photograph of each slice. From day three: “Better than Friday.” From day nine: “Toast only, but good toast.”

**Voice**

Nora speaking, as “I”. How she says it at the counter: “That loaf is better on Sunday than it is today, and I’m still eating mine the Friday after.” We say loaf, slice, crust. We never say “artisan” or “indulgent”. Like: our post about burnt crusts, because it admits a mistake. Unlike: our opening announcement, which sounds like an airline.

**Facts that must appear**

- The bread is called Thursday Rye. It weighs 1.2 kilograms and costs $14.
- It is baked on Thursday night and sold on Friday and Saturday.
- We slice it on request, at no charge.
- To keep it: cut side down on a board, or wrapped in cloth. No fridge. Slices freeze well.

**Facts to know, which need not appear**

- 80 percent of the flour is rye. The rest is wheat.
- The shop is closed on Mondays.

**Limits**

- Blog post, 600 words, read on a phone. Search phrase: “how long does rye bread keep”. Answer it in the first two sentences.
- Say nine days and no more, because that is what we tested.
- No health claims. They are regulated, and we have no evidence.
- Nothing that suggests “gluten-free”. Rye contains gluten, and so does wheat.
- Do not name the mill. We are about to change it.
- No jokes about supermarket bread. Our reader buys it too.

**Dates**

Draft on Monday, November 18. Comments by Wednesday, November 20, from Nora alone. Her brother may read it, and Nora decides. Published on Tuesday, November 26, a day before the cards arrive.

# What each brief produces

Give both versions to the same writer on the same afternoon. From the first message, the honest opening is something like this, since there is nothing else to say:

“Few things are as comforting as a slice of freshly baked rye bread. Hearty, wholesome and full of flavor, it has been a staple for centuries.”

From the repaired brief:

“My rye keeps for nine days. I know because I ate one loaf at breakfast, a slice each morning, and wrote down how it went. On Sunday it was better than on Friday. On the second Saturday it was toast, and I had no complaints.”

The talent is the same in both. So is the time, or nearly: the first opening probably took longer, because it is hard work to say nothing warmly. Notice too how much of the brief has turned into text already. The doubt became the first sentence, the proof became the second, and the limit of nine days, which looked like a restriction, became the headline: “One Loaf, Nine Breakfasts”.

# What to leave out

Length is not a virtue in a brief. Everything you add is something a stranger must weigh, so leave out whatever does not change the piece.

- The history of the company, unless the goal depends on it.
- Praise for your own product. Send the facts that made you think so.
- An outline of each paragraph. The order is part of the writer’s work. A fixed form, such as a recipe, is the exception.
- Sentences you half like. The writer cannot tell a suggestion from scripture. Mark a line “word for word” or leave it out.
- Forty attachments. Send three, and say what each is for.
- “Something like this one”, with a competitor’s piece. Name the quality you admire: how it opens, how short it is, the table in the middle.
- Requests to be punchy, compelling or fresh. Nobody was planning the opposite.
- The chain of forwarded messages, where the correct price is in the seventh reply and the old one in the third.

Leave out guesses as well. Where you do not know something, write “Not known” and the name of somebody who might. An open gap costs one phone call. A confident guess costs a correction after publication, and those are read with more attention than the piece.

# A template to copy

Copy these lines, fill them in, and delete what you do not need. If an answer takes more than three lines, you are probably writing the piece itself.

- The piece: its form, its length, where it will appear, on what it will be read.
- Goal: in two months … (what you will count, and what the figure is today).
- Reader: one person who … Just before reading … Knows … Doubts that …
- The one thing to do: after reading, this person … by means of … It takes …
- The main point, as I would say it aloud: …
- Proof: for the claim that … we have … It is with …
- Voice: who speaks. A text we like, because … One we dislike, because …
- Our words: we say … We never say …
- Must appear: …
- Good to know, need not appear: …
- Must not appear: … because …
- Not known yet: … Ask …
- Dates: draft on … Comments by … Published on … because …
- Who decides: one name.
- Attached: at most three things, each with its purpose.

# Try it on somebody

Give the brief to a person outside your trade for five minutes. Then take it back and ask five questions. Who is this for? What should that person do afterwards? Why would anyone believe us? What must we not say? When is the draft due? A wrong answer shows you which part to mend. Resist explaining. Whatever you feel the urge to explain belongs on the page.

If there is nobody to ask, read the brief as your nearest competitor. Cross out each line that they could use without changing a word. Nora’s first message would not have survived at all. In the repaired one, a rival could keep the length and the ban on health claims, and would have to bake everything else.

Keep the brief until the draft arrives, and read it again before you comment. A comment that follows from the brief is a correction, and the writer owes it to you. A comment that contradicts it is a new wish. You are entitled to those too, but write them into the brief first, and look at the date again.`
