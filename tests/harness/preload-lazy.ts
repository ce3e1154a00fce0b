// What the app fetches when it is first needed is here already: how long a file takes to come is no part of any test.
import '#machines/content/activity-loads.ts';
import '#machines/content/people-loads.ts';
import '#machines/journal/redact.ts';
import '#machines/search/search-loads.ts';
import '#machines/content/notice-previews.ts';
