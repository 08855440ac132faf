"""The screens of the terminal. They draw views and pass picks on; they know no rule."""
