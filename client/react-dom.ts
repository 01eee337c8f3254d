// The largest part of what makes a page live, a script of its own: it is run in a task of its own.
import 'react-dom/client';
