// The built-in replies in English (reply-phrases.ts).
import type { ReplyPhrases } from './reply-phrases.ts';

export const englishReplies: ReplyPhrases = {
  businessGap: /,?(?: from everybody| promised by the crew| the crew)? (?:at|from) \{businessName\}/g,
  substance: {
    glad: [
      'It is a pleasure to read that you enjoyed your visit.',
      'Our kitchen and everybody at the tables were delighted to hear it.',
      'Guests who leave happy are the best reward for our work.',
      'We have told all who looked after you how satisfied you were.',
      'Such encouragement means a great deal to the whole team.',
    ],
    mixed: [
      'We are glad that you came, and would like to do better next time.',
      'Some of it was clearly not what you had hoped for, which we take seriously.',
      'Feedback like yours shows us where there is room to improve.',
      'The team will talk it over, so that another evening goes better.',
      'Everybody should leave fully satisfied, and this time we fell short.',
    ],
    sorry: [
      'We are sorry that your visit was not what you had hoped for.',
      'This is not the experience that anybody should have with us.',
      'What happened matters to us, and we will look into it with the team.',
      'It is clear that we let you down, and we want to learn from it.',
      'You deserved better from us, and we would like to make up for it.',
    ],
  },

  frames: {
    professional: {
      glad: {
        openings: [
          'Hello {reviewerName}, and thank you for your kind review.',
          'Thank you very much for your feedback, {reviewerName}.',
          'Good day {reviewerName}, and thanks for taking the time to rate us.',
          'We sincerely appreciate your review, {reviewerName}.',
          'Many thanks for sharing how you liked it, {reviewerName}.',
        ],
        closings: [
          'We look forward to welcoming you again at {businessName}.',
          'We would be happy to cook for you again soon at {businessName}.',
          'With kind regards from all of us at {businessName}.',
          'Until your next visit, our best wishes from the team at {businessName}.',
          'Please come back whenever you like: there is always a table at {businessName}.',
        ],
      },
      mixed: {
        openings: [
          'Hello {reviewerName}, and thank you for your honest review.',
          'Thank you for telling us how it was, {reviewerName}.',
          'Good day {reviewerName}, we have read your rating with care.',
          'We appreciate your candid feedback, {reviewerName}.',
          'Many thanks for your frank words, {reviewerName}.',
        ],
        closings: [
          'We would like to show you a better evening at {businessName}.',
          'We would be grateful for a second chance at {businessName}.',
          'With kind regards, and the hope to see you again at {businessName}.',
          'We will do better on your next visit at {businessName}.',
          'Please let us know personally what we can improve at {businessName}.',
        ],
      },
      sorry: {
        openings: [
          'Hello {reviewerName}, thank you for letting us know.',
          'We apologise sincerely for this, {reviewerName}.',
          'Good day {reviewerName}, we take your review to heart.',
          'It was right of you to tell us, {reviewerName}.',
          'Please accept our apologies, {reviewerName}.',
        ],
        closings: [
          'We would like to make it right: please ask for the manager at {businessName}.',
          'Please get in touch with us directly, so that we can resolve it at {businessName}.',
          'With apologies and kind regards from the team at {businessName}.',
          'If you give us another opportunity, it will be better at {businessName}.',
          'Call us or drop in, and we will put things right at {businessName}.',
        ],
      },
    },
    friendly: {
      glad: {
        openings: [
          'Hi {reviewerName}, thank you so much for these lovely stars!',
          'What a wonderful review to read, {reviewerName}!',
          'Dear guest, your kindness made our day!',
          'This put a smile on all our faces, {reviewerName}!',
          'A big thank-you from all of us, {reviewerName}!',
        ],
        closings: [
          'We cannot wait to see you again at {businessName}!',
          'Until very soon, with warm wishes from {businessName}!',
          'Your favourite table will be waiting at {businessName}.',
          'Come by any time: the door is always open at {businessName}.',
          'All the best to you, from everybody at {businessName}.',
        ],
      },
      mixed: {
        openings: [
          'Hi {reviewerName}, thanks for being so open with us.',
          'Thank you for giving it to us straight, {reviewerName}.',
          'Dear guest, we are happy that you told us.',
          'Honest words are worth a lot to us, {reviewerName}.',
          'It is kind of you to write, {reviewerName}.',
        ],
        closings: [
          'We would love to win you over at {businessName}!',
          'Give us another try, and you will be surprised at {businessName}.',
          'Hopefully we see you again soon at {businessName}.',
          'Just talk to us next time, and we sort it out at once at {businessName}.',
          'Warm wishes to you, from everybody at {businessName}.',
        ],
      },
      sorry: {
        openings: [
          'Hi {reviewerName}, we are truly sorry to read this.',
          'Oh no, that is not how it should have been, {reviewerName}.',
          'Dear guest, thank you for telling us all the same.',
          'This makes us sad, and we understand your disappointment, {reviewerName}.',
          'We owe you an honest apology, {reviewerName}.',
        ],
        closings: [
          'Please talk to us, so that we can make it up to you at {businessName}.',
          'We hope that you give us one more chance at {businessName}.',
          'Do ask for the manager: we want to put this right at {businessName}.',
          'Next time we will take much better care of you at {businessName}.',
          'With our apologies and warm wishes, from everybody at {businessName}.',
        ],
      },
    },
    casual: {
      glad: {
        openings: [
          'Hey {reviewerName}, thanks a lot for this!',
          'You really made our day, {reviewerName}!',
          'Wow, that is great to read!',
          'Cheers for all those stars, {reviewerName}!',
          'High five from the whole crew, {reviewerName}!',
        ],
        closings: [
          'See you soon at {businessName}!',
          'Swing by whenever you are hungry, we are here at {businessName}.',
          'Next round of good food is on at {businessName}!',
          'Catch you later, the crew at {businessName}.',
          'Bring your friends along to the next dinner at {businessName}!',
        ],
      },
      mixed: {
        openings: [
          'Hey {reviewerName}, thanks for the honest take.',
          'Fair enough, you are being straight, {reviewerName}.',
          'Thanks for that, we hear you.',
          'Good to know what you thought, {reviewerName}.',
          'Point taken, and thanks for coming, {reviewerName}.',
        ],
        closings: [
          'Give it another go some time at {businessName}!',
          'We bet that round two is better at {businessName}.',
          'Say hi when you are back, the crew at {businessName}.',
          'Tell us on the spot next time, and we fix it right away at {businessName}.',
          'Hope to see you around at {businessName}.',
        ],
      },
      sorry: {
        openings: [
          'Hey {reviewerName}, we are really sorry.',
          'Ouch, that should not have happened, {reviewerName}.',
          'That one is clearly on us.',
          'Thanks for saying it as it is, {reviewerName}.',
          'We messed this one up, sorry, {reviewerName}.',
        ],
        closings: [
          'Drop us a line, and we make it good at {businessName}.',
          'Please give us one more shot at {businessName}.',
          'Ask for the boss next time you are around at {businessName}.',
          'We will get it right the next time, promised by the crew at {businessName}.',
          'Let us talk about it in person at {businessName}.',
        ],
      },
    },
  },

  withoutWords: {
    'We have told all who looked after you how satisfied you were.':
      'We have shown your stars to all who looked after you.',
    'Good day {reviewerName}, we have read your rating with care.':
      'Good day {reviewerName}, we take your rating seriously.',
    'It is a pleasure to read that you enjoyed your visit.':
      'It is a pleasure to see that you enjoyed your visit.',
    'Our kitchen and everybody at the tables were delighted to hear it.':
      'Our kitchen and everybody at the tables were delighted to see it.',
    'Feedback like yours shows us where there is room to improve.':
      'A rating like yours shows us that there is room to improve.',
    'What happened matters to us, and we will look into it with the team.':
      'Your rating matters to us, and we will talk about it with the team.',
    'Hello {reviewerName}, and thank you for your kind review.':
      'Hello {reviewerName}, and thank you for your kind rating.',
    'Thank you very much for your feedback, {reviewerName}.':
      'Thank you very much for your stars, {reviewerName}.',
    'We sincerely appreciate your review, {reviewerName}.':
      'We sincerely appreciate your rating, {reviewerName}.',
    'Many thanks for sharing how you liked it, {reviewerName}.':
      'Many thanks for all those stars, {reviewerName}.',
    'Hello {reviewerName}, and thank you for your honest review.':
      'Hello {reviewerName}, and thank you for your rating.',
    'Thank you for telling us how it was, {reviewerName}.':
      'Thank you for coming and for rating us, {reviewerName}.',
    'We appreciate your candid feedback, {reviewerName}.':
      'We appreciate the time that you took, {reviewerName}.',
    'Many thanks for your frank words, {reviewerName}.': 'Many thanks for your stars, {reviewerName}.',
    'Hello {reviewerName}, thank you for letting us know.':
      'Hello {reviewerName}, thank you for taking the time.',
    'Good day {reviewerName}, we take your review to heart.':
      'Good day {reviewerName}, we take your rating to heart.',
    'It was right of you to tell us, {reviewerName}.': 'We have seen your rating, {reviewerName}.',
    'What a wonderful review to read, {reviewerName}!': 'What a wonderful rating, {reviewerName}!',
    'Hi {reviewerName}, thanks for being so open with us.': 'Hi {reviewerName}, thanks for rating us.',
    'Thank you for giving it to us straight, {reviewerName}.': 'Thank you for coming by, {reviewerName}.',
    'Dear guest, we are happy that you told us.': 'Dear guest, we are happy that you came.',
    'Honest words are worth a lot to us, {reviewerName}.':
      'An honest rating is worth a lot to us, {reviewerName}.',
    'It is kind of you to write, {reviewerName}.':
      'It is kind of you to take a moment for us, {reviewerName}.',
    'Hi {reviewerName}, we are truly sorry to read this.':
      'Hi {reviewerName}, we are truly sorry about this.',
    'Dear guest, thank you for telling us all the same.': 'Dear guest, thank you for coming all the same.',
    'Wow, that is great to read!': 'Wow, that is great to see!',
    'Hey {reviewerName}, thanks for the honest take.': 'Hey {reviewerName}, thanks for the stars.',
    'Fair enough, you are being straight, {reviewerName}.':
      'Fair enough, and thanks for rating us, {reviewerName}.',
    'Thanks for that, we hear you.': 'Thanks for that, we get the picture.',
    'Good to know what you thought, {reviewerName}.': 'Good to know where we stand, {reviewerName}.',
    'Thanks for saying it as it is, {reviewerName}.': 'Thanks for stopping by all the same, {reviewerName}.',
  },
};
